// Peterson's algorithm with a fence, for ever, and formulas about where tasks stand:
// right under SC and TSO. Under PSO the turn may reach memory before the flag: the other
// task, which comes between the two, sees neither the flag nor that its turn is over.
//
// run: --model sc  --ltl 'G !(crit(0) && crit(1))' => holds
// run: --model tso --ltl 'G !(crit(0) && crit(1))' => holds
// run: --model tso --ltl '[] (want(0) -> <> crit(0))' --fair weak => holds
// run: --model tso --ltl 'G (want(0) -> F crit(0))' => violated
// run: --model tso --ctl 'AG EF crit(1)' => holds
// run: --model tso --invariant '!(crit(0) && crit(1))' => holds
// run: --model tso => holds
// run: --model pso => violated
bits 1
word flag[2], turn

program P[2] {
want:   mov [flag + self], 1
        mov [turn], 1 - self
        fence
wait:   cmp [flag + 1 - self], 0
        je crit
        cmp [turn], self
        jne wait
crit:   noop
leave:  mov [flag + self], 0
        jmp want
}

invariant mutex { !(crit(0) && crit(1)) }
