// What stands behind a label is counted once for every time that control comes there.
//
// run:                   => holds
// run: --reduction none  => holds
// run: --arch smp        => holds
bits 3
ghost rounds : 0..7

program P {
        mov ecx, 3
again:  @ rounds += 1
        dec ecx
        jne again
done:   @ assert rounds == 3
        halt
}
