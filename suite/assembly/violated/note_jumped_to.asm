// Nobody falls through to the label, but a jump comes there.
//
// run:                   => violated assertion
// run: --arch smp        => violated assertion
word x

program P {
        mov [x], 1
        jmp out
        noop
out:    @ assert [x] == 0
        halt
}
