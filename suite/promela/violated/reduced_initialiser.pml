// A local variable gets its first value when its process starts: `run` reads what
// that value is made of.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;

proctype child() {
    byte x = g;
    assert(x == 0)
}

active proctype writer() {
    g = 1
}

init {
    run child()
}
