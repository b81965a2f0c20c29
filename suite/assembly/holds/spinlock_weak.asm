// A lock by exchange, released by a plain store: enough for TSO. Where stores
// pass each other, the lock is free before the data is written.
//
// run:               => holds
// run: --model tso   => holds
// run: --model pso   => violated assertion
// run: --model armv8 => violated assertion
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
        mov [lck], 0
}
