// The simple channel of Listing 1.2: one input and one output task, for ever.
// Whoever comes second copies the value and wakes the other.
//
// run: -p safety                          => holds
// run: --arch sp                          => holds
// run: --arch smp                         => holds
// run: --reduction none -p safety         => holds
// run: --ltl 'G F rcvd(Input)' --fair weak => holds
// run: --ctl 'AG EF done(Output)'         => holds
bits 2
const NONE = 0, IN = 1, OUT = 2
word chan, iws, ows
ghost sent, last, pending : 0..1

strict wake

program Input {
top:    mov eax, IN
        xchg [chan], eax
        cmp eax, NONE
        jne other
        sleep
        jmp got
other:  mov [chan], NONE
        mov eax, [ows]
        mov [iws], eax
        @ assert [iws] == sent
        @ assert pending == 1
        @ pending = 0
        @ last = sent
        wake Output
got:    mov eax, [iws]
        @ assert eax == last
rcvd:   noop
        jmp top
}

program Output {
        mov edx, 1
top:    mov [ows], edx
        @ assert pending == 0
        @ pending = 1
        @ sent = edx
        mov eax, OUT
        xchg [chan], eax
        cmp eax, NONE
        jne other
        sleep
        jmp done
other:  mov [chan], NONE
        mov eax, [ows]
        mov [iws], eax
        @ assert [iws] == sent
        @ assert pending == 1
        @ pending = 0
        @ last = sent
        wake Input
done:   xor edx, 3
        jmp top
}

