// A task that spins without touching memory spins for ever: local loops are
// kept, so the other one is not said to reach its end without fairness.
//
// run:                             => holds
// run: --ltl 'F done(Q)'           => violated
// run: --ltl 'F done(Q)' --fair weak => holds
// run: --ltl 'F done(Q)' --reduction none => violated
word x

program P {
spin:   noop
        jmp spin
}

program Q {
        mov [x], 1
done:   halt
}
