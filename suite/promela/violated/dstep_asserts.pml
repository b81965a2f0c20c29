// What fails inside a `d_step` is told at its own line.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 4 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g, x;

active proctype P() {
    g = 1;
    d_step {
        x = g;
        assert(x == 2);
        skip
    }
}
