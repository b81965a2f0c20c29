// Everything that is wrong is told at once.
//
// run: => rejected 12: no label `nowhere`
// run: => rejected 13: not an instruction
// run: => rejected 14: does not fit
// run: => rejected 15: at most one operand
// run: => rejected 16: `moon` is not known
// run: => rejected 17: takes 2 operands
bits 3
word x, y
program P {
        jmp nowhere
        frobnicate eax
        mov eax, 9
        mov [x], [y]
        mov eax, moon
        mov eax
}
