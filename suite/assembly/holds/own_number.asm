// A word by a register and the task's own number, in any order.
//
// run:                   => holds
// run: --reduction none  => holds
word [0] : 0..3 = 1
word [1] : 0..3 = 2
word [2] : 0..3 = 3

program P[2] {
        mov eax, 1
        mov ebx, [eax + self]
        mov ecx, [self + eax]
        cmp ebx, ecx
        je same
        assert 0 == 1
same:   sub ebx, 2
        cmp ebx, self
        je fine
        assert 0 == 1
fine:   halt
}
