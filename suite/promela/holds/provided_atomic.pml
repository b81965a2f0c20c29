// A `provided` clause that turns false inside an atomic sequence stops it there.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 14 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bool allowed = true;
byte n;

active proctype P() provided (allowed) {
    atomic {
        n = 1;
        allowed = false;
        n = 2;
        n = 3
    };
    n = 4
}

active proctype Q() {
    !allowed;
    assert(n == 1);
    n = 7;
    allowed = true
}
