// `enabled` asks whether another process can move: between its two steps Walker can,
// after them it cannot, though nobody else sees the second one.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 16 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte shared;

active proctype Walker() {
    byte own;
    shared = 1;
    own = 2;
end:
    shared == own
}

active proctype Watcher() {
    if
    :: shared == 1 && enabled(0) -> assert(false)
    :: else
    fi
}
