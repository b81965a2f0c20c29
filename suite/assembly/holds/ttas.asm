// A test-and-test-and-set lock.
//
// run:                        => holds
// run: --arch sp              => holds
// run: --arch smp             => holds
// run: -p mutex               => holds
// run: --ctl 'AG EF crit(0)'  => holds
// run: --ltl 'G F crit(0)' --fair weak => violated
bits 2
word lck
ghost inside : 0..2

program T[2] {
acquire: mov eax, [lck]
        cmp eax, 0
        jne acquire
        mov eax, 1
        xchg [lck], eax
        cmp eax, 0
        jne acquire
        @ assert inside == 0
        @ inside = 1
crit:   noop
        @ inside = 0
        mov [lck], 0
        jmp acquire
}

invariant mutex { count(T, crit) <= 1 }
