// Peterson's algorithm with plain moves: right where memory is sequentially
// consistent, on any of the three architectures.
//
// run: --arch sp     => holds
// run: --arch smp    => holds
// run: --arch asmp   => holds
// run: --reduction none => holds
// run: --ltl 'G (want(0) -> F crit(0))' --fair weak => holds
bits 1
word flag[2], turn
ghost inside : 0..2

program P[2] {
want:   mov [flag + self], 1
        mov [turn], 1 - self
wait:   cmp [flag + 1 - self], 0
        je crit
        cmp [turn], self
        jne wait
crit:   noop
        @ inside += 1
        @ assert inside == 1
leave:  noop
        @ inside -= 1
        mov [flag + self], 0
        jmp want
}

invariant mutex { !(crit(0) && crit(1)) }
