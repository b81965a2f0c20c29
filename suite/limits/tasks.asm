// Seventy tasks.
word x
program P[70] { inc [x] }
