// Sixteen processors that write their numbers to one word at one tick, and look.
word x
program P[16] {
        mov [x], self
        mov eax, [x]
        cmp eax, self
        jne end
        mov [x], eax
end:    noop
}
