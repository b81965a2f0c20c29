// An index that runs over the end of its row.
//
// run:                   => violated out-of-bounds
// run: --reduction none  => violated out-of-bounds
// run: --arch smp        => violated out-of-bounds
word row[3]

program P {
        mov ecx, 0
next:   mov [row + ecx], 1
        inc ecx
        jmp next
}
