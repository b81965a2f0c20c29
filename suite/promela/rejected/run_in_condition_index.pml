// A `run` in the index of a condition is part of a larger condition too.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte a[3];

proctype P() {
    skip
}

init {
    a[run P()] == 0
}
