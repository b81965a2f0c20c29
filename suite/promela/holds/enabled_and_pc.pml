// `enabled` and `pc_value` look at other processes; allowed in conditions too.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 29 states, 38 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 29 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 29 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
bool gate;

active proctype A() {
    gate;
    n = 1
}

active proctype B() {
    assert(!enabled(0));
    gate = true;
    if
    :: enabled(0) -> n = n + 2
    :: !enabled(0) -> n = n + 4
    fi;
    (pc_value(0) >= 0);
    n = 0
}
