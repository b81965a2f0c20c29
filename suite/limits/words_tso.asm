// A hundred words under a memory model.
word x[100]
program P { mov eax, [x + 3]; mov [x + eax], 1 }
