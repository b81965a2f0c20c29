// `run` inside a `d_step`.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte n;

proctype P() {
    n++
}

init {
    d_step {
        n = 1;
        run P()
    }
}
