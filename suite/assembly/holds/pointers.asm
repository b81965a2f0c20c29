// Addresses in registers: a list of two nodes (value, next) is summed.
//
// run:                  => holds
// run: --reduction none => holds
// run: --arch sp        => holds
word n1[2] = {3, 0}, n2[2] = {4, 0}, head

program P {
        mov eax, &n1
        mov [n2 + 1], eax
        mov eax, &n2
        mov [head], eax
        mov ecx, 0
        mov eax, [head]
next:   cmp eax, 0
        je done
        add ecx, [eax]
        mov eax, [eax + 1]
        jmp next
done:   assert ecx == 7
}
