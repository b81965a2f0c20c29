// A task that is not there cannot be woken: an error where it is tried, under a
// memory model too.
//
// run: => violated out-of-bounds
// run: --model tso => violated out-of-bounds
program A { mov edx, 1; wake B[edx] }
program B[1] { sleep }
