// `inc [x]` without lock: one step on a single processor, two where there are
// several.
//
// run: --arch sp      => holds
// run: --arch sp -p both => holds
// run: --arch smp     => violated
// run: --arch asmp    => violated
// run: --model tso -p both => violated
bits 2
word x

program T[2] {
        inc [x]
done:   halt
}

invariant both { done(T[0]) && done(T[1]) -> [x] == 2 }
