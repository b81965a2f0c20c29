// Peterson's algorithm without a fence: under TSO both tasks come to `crit`, and so
// the formula says, which names places and not memory.
//
// run: --model sc  => holds
// run: --model tso --ltl 'G !(crit(0) && crit(1))' => violated
// run: --model tso --property mutex => violated
// run: --model pso --ltl 'G !(crit(0) && crit(1))' => violated
// run: --model armv8 --ltl 'G !(crit(0) && crit(1))' => violated
// run: --model power --ltl 'G !(crit(0) && crit(1))' => unsupported
// run: --model armv8 --ctl 'AG EF crit(0)' => unsupported
// run: --model tso --ltl 'X crit(0)' => unsupported
bits 1
word flag[2], turn

program P[2] {
want:   mov [flag + self], 1
        mov [turn], 1 - self
wait:   cmp [flag + 1 - self], 0
        je crit
        cmp [turn], self
        jne wait
crit:   noop
leave:  mov [flag + self], 0
        jmp want
}

invariant mutex { !(crit(0) && crit(1)) }
