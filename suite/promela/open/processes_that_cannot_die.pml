// A process that has ended stays until all younger ones are gone. Each starts the next and
// ends, so there is always one that runs, and all the others wait for it: no assertion is
// wrong, and the numbers of processes come to their end.
//
// verdict: violated too-many   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte turn;

proctype next() {
    turn = 1 - turn;
    assert(turn < 2);
    run next()
}

init { run next() }
