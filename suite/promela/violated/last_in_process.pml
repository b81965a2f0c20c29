// While a process moves, `_last` is the one that moved before it.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 31 states, 41 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 34 states, 45 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 34 states, 45 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte x, y;

active proctype A() {
    x = 1;
    x = 2
}

active proctype B() {
    y = _last;
    assert(y == 1 || x < 2)
}

active proctype C() {
    byte before;
    atomic {
        x == 2;
        before = _last;
        assert(before == 2)
    }
}
