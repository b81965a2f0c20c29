// The same barrier in a loop: a fast thread comes round again and takes the
// signal that was meant for a slow one. With two threads it is right.
//
// run:                 => violated assertion
// run: -D K=4          => violated assertion
// run: --reduction none => violated assertion
const K = 3
bits 4
word A, B
// The parity of the rounds that each thread has entered.
ghost round[K] : 0..1

program Sym[K - 1] {
top:    noop
        @ round[self] = 1 - round[self]
        lock inc [A]
wait:   mov eax, [B]
        cmp eax, 0
        je wait
        mov ebx, eax
        dec ebx
        lock cmpxchg [B], ebx
        jne wait
        @ assert round[K - 1] == round[self]
        @ assert round[0] == round[1]
        jmp top
}

program Asym {
top:    noop
        @ round[K - 1] = 1 - round[K - 1]
        mov ecx, K - 1
wait:   mov eax, [A]
        cmp eax, 0
        je wait
        mov ebx, eax
        dec ebx
        lock cmpxchg [A], ebx
        jne wait
        dec ecx
        jne wait
        mov ecx, K - 1
signal: lock inc [B]
        dec ecx
        jne signal
        jmp top
}
