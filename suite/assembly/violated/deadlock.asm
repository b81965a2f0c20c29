// A wake that comes before the sleep is remembered, but only one: the second
// sleep waits for ever.
//
// run:             => violated deadlock
// run: --arch sp   => violated deadlock
// run: --arch smp  => violated deadlock
// run: -D WAKES=2 --reduction none => violated deadlock
const WAKES = 1

program Sleeper {
        sleep
        sleep
}

program Waker {
        mov ecx, WAKES
again:  wake Sleeper
        dec ecx
        jne again
}
