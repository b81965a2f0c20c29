// The barrier of section 4.1, used once: K-1 threads signal semaphore A and wait
// on B; one thread waits K-1 times on A, then signals B K-1 times. Nobody passes
// before all have arrived.
//
// run:                       => holds
// run: --arch sp             => holds
// run: --arch smp            => holds
// run: -D K=6                => holds
// run: -D K=8                => holds
// run: -D K=10 -p safety     => holds
// run: -D K=3 --reduction none => holds
// run: --ltl 'F ended(Asym)' --fair weak     => holds
// run: --ltl 'F ended(Sym[0])' --fair weak   => holds
// run: --ltl 'F ended(Asym)' => violated
const K = 3
bits 4
word A, B
ghost arrived : 0..K

program Sym[K - 1] {
        noop
        @ arrived += 1
        lock inc [A]
wait:   mov eax, [B]
        cmp eax, 0
        je wait
        mov ebx, eax
        dec ebx
        lock cmpxchg [B], ebx
        jne wait
        @ assert arrived == K
past:   halt
}

program Asym {
        noop
        @ arrived += 1
        mov ecx, K - 1
wait:   mov eax, [A]
        cmp eax, 0
        je wait
        mov ebx, eax
        dec ebx
        lock cmpxchg [A], ebx
        jne wait
        dec ecx
        jne wait
        mov ecx, K - 1
        @ assert arrived == K
signal: lock inc [B]
        dec ecx
        jne signal
past:   halt
}

invariant order { count(Sym, past) > 0 || past(Asym) -> arrived == K }
