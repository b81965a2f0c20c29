// The core of Dekker's algorithm: each task raises its flag and reads the
// other's. One of them sees the other where memory is sequentially consistent;
// store buffers let both miss.
//
// run: --arch sp      => holds
// run: --arch smp     => holds
// run: --arch asmp    => holds
// run: --model sc     => holds
// run: --model tso    => violated assertion
// run: --model pso    => violated assertion
// run: --model armv8  => violated assertion
bits 1
word x, y, missed
// The one that misses the other says so; two of them are wrong.

program P {
        mov [x], 1
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
        mov eax, [x]
        cmp eax, 0
        jne seen
        mov ebx, 1
        xchg [missed], ebx
        assert ebx == 0
seen:   halt
}
