// The barrier of section 4.1 under memory models: what each thread wrote before it
// arrived is there when it has passed. Its semaphores are locked operations, which
// are fences on x86, so it holds under PSO as well.
//
// run:                  => holds
// run: --model sc       => holds
// run: --model tso      => holds
// run: --model pso      => holds
bits 2
word A, B, x, y

program Sym {
        mov [x], 1
        lock inc [A]
wait:   mov eax, [B]
        cmp eax, 0
        je wait
        mov ecx, [y]
        assert ecx == 1
}

program Asym {
        mov [y], 1
wait:   mov eax, [A]
        cmp eax, 0
        je wait
        mov ecx, [x]
        assert ecx == 1
        lock inc [B]
}
