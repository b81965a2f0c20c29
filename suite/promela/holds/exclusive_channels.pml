// `xr` and `xs` promises that are kept.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 24 states, 24 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 18 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 18 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte };
chan r = [1] of { byte };

active proctype A() {
    xs q;
    xr r;
    byte i, x;
    for (i : 1 .. 3) {
        q ! i;
        r ? x;
        assert(x == i)
    }
}

active proctype B() {
    xr q;
    xs r;
    byte y;
    end: do
    :: q ? y -> r ! y
    od
}
