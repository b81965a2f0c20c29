// Calls without end: more than are followed, which is not the program's mistake.
//
// run:                => unsupported 6: more than 8 calls open at once are not followed
// run:   --model tso  => unsupported 6: more than 8 calls open at once are not followed
program P {
again:  call again
}
