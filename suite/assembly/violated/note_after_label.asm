// What stands behind a label is done by whoever comes to the label, also by a jump.
//
// run:                   => violated assertion
// run: --reduction none  => violated assertion
// run: --arch sp         => violated assertion
// run: --arch smp        => violated assertion
bits 3
ghost rounds : 0..7

program P {
        mov ecx, 2
again:  @ rounds += 1
        dec ecx
        jne again
        @ assert rounds == 1
        halt
}
