// Ghosts happen together with an instruction; under a memory model an instruction
// has no one moment, so they are refused there.
//
// run:               => violated assertion
// run: --model tso   => unsupported
word x
ghost n
program P[2] {
        mov [x], 1
        @ n += 1
        @ assert n < 2
}
