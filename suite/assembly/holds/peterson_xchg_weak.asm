// Peterson's algorithm, once, where the turn is set by an exchange: a full fence.
// That is enough for TSO. Under PSO the last stores can pass each other: the
// flag is down before the data is written.
//
// run: --model sc    => holds
// run: --model tso   => holds
// run: --model pso   => violated assertion
bits 2
word flag[2], turn, data

program P[2] {
want:   mov [flag + self], 1
        mov eax, 1 - self
        xchg [turn], eax
wait:   cmp [flag + 1 - self], 0
        je crit
        cmp [turn], self
        jne wait
crit:   mov [data], self + 1
        mov eax, [data]
        assert eax == self + 1
        mov [flag + self], 0
}
