// The alternating channel, repaired: if nothing is ready after a wake-up, the
// input starts the round again. The paper's five properties: the input receives
// again and again; never does everybody sleep (safety); every output may output;
// the right value comes (assertions); no output is lost (assertions).
//
// run:                              => holds
// run: -D N=1                       => holds
// run: -D N=3                       => holds
// run: -D N=4                       => holds
// run: -D N=5                       => holds
// run: -D N=6 -p safety             => holds
// run: --arch sp                    => holds
// run: --arch smp                   => holds
// run: --ltl 'G F rcvd(Input)' --fair weak => holds
// run: --ctl 'AG EF done(0) && AG EF done(1)' => holds
// run: -D N=3 --ctl 'AG EF done(2)' => holds
// run: -D N=5 --ctl 'AG EF done(4)' => holds
// run: -D N=4 --ltl 'G F rcvd(Input)' --fair weak => holds
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
        cmp edx, NOSEL          // a late READY of the round before: try again
        je top
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
