// `pc_value` can tell every single step of another process. SPIN merges the local
// steps all the same and misses the one that is asked for.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 29 states, 44 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN's merging passes the control state that `pc_value` asks for.
active proctype Walker() {
    byte step;
    step = 1;
    step = 2;
    step = 3
}

active proctype Watcher() {
    byte seen;
    seen = pc_value(0);
    assert(seen != 2)
}
