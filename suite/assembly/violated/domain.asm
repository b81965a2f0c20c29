// A value outside the declared domain of its word.
//
// run:            => violated overflow
word x : 0..2

program P[2] {
        lock inc [x]
        lock inc [x]
}
