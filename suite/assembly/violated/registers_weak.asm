// Store buffering, told by registers: what each task has read when both have ended.
// Nothing asserts anything; the formula sees `P.eax`.
//
// run: --model sc  => holds
// run: --model tso => violated
// run: --model tso --ltl 'F (x == 1 && y == 1)' --fair weak => holds
// run: --model tso --ltl 'G (ended(P) -> F x == 1)' --fair weak => holds
// run: --model armv8 --ltl 'G !(ended(P) && ended(Q) && P.eax == 0 && Q.eax == 0)' => violated
// run: --model power --ltl 'F (x == 1 && y == 1)' => holds
// run: --arch asmp => holds
bits 1
word x, y

program P {
        mov [x], 1
        mov eax, [y]
}

program Q {
        mov [y], 1
        mov eax, [x]
}

ltl one_sees { [] !(ended(P) && ended(Q) && P.eax == 0 && Q.eax == 0) }
