// The same with a fence between the store and the load.
//
// run: --arch asmp    => holds
// run: --model tso    => holds
// run: --model pso    => holds
// run: --model armv8  => holds
bits 1
word x, y
ghost missed : 0..2

program P {
        mov [x], 1
        fence
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
        fence
        mov eax, [x]
        cmp eax, 0
        jne seen
        noop
        @ missed += 1
        @ assert missed < 2
seen:   halt
}
