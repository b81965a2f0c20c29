// Two tasks load, increment and store. If a load counted as a local step, as in
// the paper's rule, the three would be one step and the update never lost.
//
// run: --arch sp      => violated
// run: --arch smp     => violated
// run: --arch asmp    => violated
// run: --reduction none => violated
bits 2
word x

program T[2] {
        mov eax, [x]
        inc eax
        mov [x], eax
done:   halt
}

invariant both { done(T[0]) && done(T[1]) -> [x] == 2 }
