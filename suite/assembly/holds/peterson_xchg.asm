// Peterson's algorithm where the turn is set by an exchange.
//
// run: --arch sp     => holds
// run: --arch smp    => holds
// run: --arch asmp   => holds
// run: --reduction none => holds
bits 1
word flag[2], turn
ghost inside : 0..2

program P[2] {
want:   mov [flag + self], 1
        mov eax, 1 - self
        xchg [turn], eax
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
