// Procedures: a spinlock's acquire and release, called twice.
//
// run:                   => holds
// run: --arch sp         => holds
// run: --arch smp        => holds
// run: --reduction none  => holds
bits 3
word lck, n

program T[2] {
        call acquire
        call bump
        call release
        call acquire
        call bump
        call release
end:    halt
acquire: mov eax, 1
try:    xchg [lck], eax
        cmp eax, 0
        jne try
        ret
bump:   mov ebx, [n]
        inc ebx
        mov [n], ebx
        ret
release: mov [lck], 0
        ret
}

invariant counted { count(T, end) == 2 -> [n] == 4 }
