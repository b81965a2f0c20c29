// An index outside of its row is an error in an assertion too, not a look at the
// word that happens to stand behind; unless nobody asks for it.
//
// run:                  => violated
// run: -D FIRST=1       => holds
// run: -D FIRST=1 --reduction none => holds
// run: -D FIRST=1 --arch smp => holds
const FIRST = 3
word row[2], behind = 1

program P {
        mov eax, FIRST
        mov [row + 1], 1
        noop
        @ assert eax > 1 && FIRST == 1 || row[eax] == 1
        @ assert eax < 2 -> row[eax] == 1
        mov ebx, [behind]
}
