// One `run` in the arguments of another.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
proctype P(byte k) {
    skip
}

init {
    run P(run P(1))
}
