// Listings 1.3 and 1.4 of the paper, literally, with tasks that repeat. An output
// that saw the input's workspace in its channel, and is late to swap READY into
// the pointer, does so in the *next* round: the input then finds nothing ready.
// With one output it is right.
//
// run:                              => violated assertion
// run: -D N=3                       => violated assertion
// run: -D N=1                       => holds
// run: --arch smp                   => holds
// run: --arch smp --ctl 'AG EF done(0)' => violated
const N = 2
bits 3
const NONE = 0, IN = 1, OUT = 2
const ENABLING = 0, WAITING = 1, READY = 2, NOSEL = 7
word chan[N], ptr, ows[N], iws
ghost pending[N] : 0..1

strict wake

program Input {
top:    mov [ptr], ENABLING
        mov edx, NOSEL
        mov ecx, 0
enable: mov eax, IN
        xchg [chan + ecx], eax
        cmp eax, NONE
        je next
        mov [ptr], READY
        mov [chan + ecx], eax
next:   inc ecx
        cmp ecx, N
        jne enable
        mov eax, WAITING
        xchg [ptr], eax
        cmp eax, READY
        jne rest
        mov eax, READY
        xchg [ptr], eax
        cmp eax, READY
        jne disable
rest:   sleep
disable: mov ecx, 0
dis:    mov eax, NONE
        xchg [chan + ecx], eax
        cmp eax, IN
        je after
        mov [chan + ecx], eax
        mov edx, ecx
after:  inc ecx
        cmp ecx, N
        jne dis
chosen: noop
        @ assert edx != NOSEL   // there is something to read
        mov [chan + edx], NONE
        mov eax, [ows + edx]
        mov [iws], eax
        @ assert pending[edx] == 1
        @ pending[edx] = 0
        @ assert eax == edx + 1 // the value of the chosen output
        wake Output[edx]
rcvd:   jmp top
}

program Output[N] {
top:    mov [ows + self], self + 1
        @ assert pending[self] == 0     // no output is lost
        @ pending[self] = 1
        mov eax, OUT
        xchg [chan + self], eax
        cmp eax, NONE
        je rest
        mov eax, READY
        xchg [ptr], eax
        cmp eax, WAITING
        jne rest
        wake Input
rest:   sleep
done:   mov [ows + self], 0
        jmp top
}
