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
word x, y
ghost missed : 0..2

program P {
        mov [x], 1
        mov eax, [y]
        cmp eax, 0
        jne seen
        noop
        @ missed += 1
        @ assert missed < 2
seen:   halt
}

program Q {
        mov [y], 1
        mov eax, [x]
        cmp eax, 0
        jne seen
        noop
        @ missed += 1
        @ assert missed < 2
seen:   halt
}
