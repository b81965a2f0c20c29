// Peterson's algorithm, once, with plain moves: right where memory is sequentially
// consistent. Under TSO the flag is still in the store buffer when the other
// task's is read.
//
// run: --model sc    => holds
// run: --model tso   => violated assertion
// run: --model pso   => violated assertion
// run: --model armv8 => violated assertion
bits 2
word flag[2], turn, data

program P[2] {
want:   mov [flag + self], 1
        mov [turn], 1 - self
wait:   cmp [flag + 1 - self], 0
        je crit
        cmp [turn], self
        jne wait
crit:   mov [data], self + 1
        mov eax, [data]
        assert eax == self + 1
        mov [flag + self], 0
}
