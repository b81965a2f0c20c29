// The same with a fence before the release: right under every model.
//
// run:               => holds
// run: --model tso   => holds
// run: --model pso   => holds
// run: --model armv8 => holds
bits 2
word lck, data

program T[2] {
acquire: mov eax, 1
        xchg [lck], eax
        cmp eax, 0
        jne acquire
        mov [data], self + 1
        mov ebx, [data]
        assert ebx == self + 1
        fence
        mov [lck], 0
}
