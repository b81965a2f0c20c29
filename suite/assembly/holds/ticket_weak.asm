// The ticket lock under memory models: one round of each task, with a mark that is
// its own while it holds the lock. The unlocking store needs no fence under TSO;
// under PSO it may pass the mark.
//
// run:                  => holds
// run: --model sc       => holds
// run: --model tso      => holds
// run: --model pso      => violated assertion
bits 2
word next, owner, mark

program T[2] {
        mov eax, 1
        lock xadd [next], eax
spin:   mov ebx, [owner]
        cmp ebx, eax
        jne spin
        mov ecx, [mark]
        assert ecx == 0
        mov [mark], 1
        mov ecx, [mark]
        assert ecx == 1
        mov [mark], 0
        inc ebx
        mov [owner], ebx
}
