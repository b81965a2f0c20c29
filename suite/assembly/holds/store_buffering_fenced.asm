// The same with a fence between the store and the load.
//
// run: --arch asmp    => holds
// run: --model tso    => holds
// run: --model pso    => holds
// run: --model armv8  => holds
bits 1
word x, y, missed
// The one that misses the other says so; two of them are wrong.

program P {
        mov [x], 1
        fence
        mov eax, [y]
        cmp eax, 0
        jne seen
        mov ebx, 1
        xchg [missed], ebx
        assert ebx == 0
seen:   halt
}

program Q {
        mov [y], 1
        fence
        mov eax, [x]
        cmp eax, 0
        jne seen
        mov ebx, 1
        xchg [missed], ebx
        assert ebx == 0
seen:   halt
}
