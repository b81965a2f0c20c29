// The number that `run` gives is free again once the process has died. SPIN takes
// `x = run P()` for a local step and merges two of them, so that it never sees the
// first process die before the second is born.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 25 states, 39 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN's merging takes `x = run P()` for local; the assertion fails between two of them.
proctype child() {
    skip
}

init {
    pid a, b;
    a = run child();
    b = run child();
    assert(b > a)
}
