// Listing 1.1 under memory models: each task leaves its mark in `data` while it has
// the turn. TSO keeps a task's stores in order, so the turn is handed over behind
// the mark; PSO does not.
//
// run:                  => holds
// run: --arch smp       => holds
// run: --model sc       => holds
// run: --model tso      => holds
// run: --model pso      => violated assertion
bits 2
word turn, data

program p1 {
spin:   cmp [turn], 0
        jne spin
        mov [data], 1
        mov eax, [data]
        assert eax == 1
        mov [turn], 1
        jmp spin
}

program p2 {
spin:   cmp [turn], 1
        jne spin
        mov eax, [data]
        assert eax == 1
        mov [data], 2
        mov [turn], 0
        jmp spin
}
