// Processes die in the opposite order of their birth, and a number is given again
// when it is free.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 50 states, 71 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 17 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN takes `x = run P()` for local and merges two of them; what happens between is lost.
byte last_pid, births;

proctype child() {
    last_pid = _pid
}

init {
    pid a, b;
    a = run child();
    b = run child();
    assert(b > a || b == a);
    (_nr_pr == 1);
    births = run child();
    assert(births == a);
    (_nr_pr == 1)
}
