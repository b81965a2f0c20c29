// A ticket lock with `lock xadd`, as in older Linux. The holder alone writes
// `owner`, so that increment needs no lock.
//
// run:                         => holds
// run: --arch sp               => holds
// run: --arch smp              => holds
// run: --ltl 'G F crit(0)' --fair weak => holds
// run: --ltl 'G !(crit(0) && crit(1))' => holds
// run: --arch sp --ltl 'G !(crit(0) && crit(1))' => holds
bits 3
word next, owner
ghost inside : 0..1

program T[3] {
acquire: mov eax, 1
        lock xadd [next], eax
spin:   cmp [owner], eax
        jne spin
        @ assert inside == 0
        @ inside = 1
crit:   noop
        @ inside = 0
        inc [owner]
        jmp acquire
}

invariant mutex { count(T, crit) <= 1 }
