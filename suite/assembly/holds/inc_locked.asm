// The same with lock. The copies are alike, and `count` names none of them, so
// they are folded.
//
// run: --arch sp      => holds
// run: --arch smp     => holds
// run: --arch asmp    => holds
const N = 8
bits 4
word x

program T[N] {
        lock inc [x]
done:   halt
}

invariant all { count(T, done) == N -> [x] == N }
