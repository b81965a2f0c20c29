// Listing 1.1 of "Model checking concurrent assembly": strict alternation through
// word 1. Safe on every architecture; each task waits for the other for ever if
// that one stops.
//
// run: --arch sp                    => holds
// run: --arch smp                   => holds
// run: --arch asmp                  => holds
// run: -p mutex                     => holds
// run: -p mutex --reduction none    => holds
// run: --ltl 'G !(pc(p1) == 3 && pc(p2) == 3)' => holds
// run: --ltl '[] ! (p1@crit && p2@crit)'       => holds
// run: --ctl 'AG EF crit(p1) && AG EF crit(p2)' => holds
// run: --ltl 'G F crit(p1)'         => violated
// run: --ltl 'G F crit(p1)' --fair weak => holds
bits 1

columns p1, p2 {
1   spin: cmp [1] 0;       spin: cmp [1] 1;
2   jne spin;              jne spin;
3   crit: noop;            crit: noop;
4   mov [1] 1;             mov [1] 0;
5   jmp spin;              jmp spin;
}

ltl mutex { G !(pc(p1) == crit && pc(p2) == crit) }
