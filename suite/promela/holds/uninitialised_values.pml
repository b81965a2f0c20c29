// Everything starts at zero: globals, locals, arrays, records, and parameters are copies.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef R { byte x[2]; short y };
int g; R r; byte arr[3];

proctype child(byte v) {
    byte local_one;
    bool b;
    assert(local_one == 0 && !b);
    v++;
    local_one = v
}

init {
    short s;
    byte v = 4;
    assert(g == 0 && r.x[1] == 0 && r.y == 0 && arr[2] == 0 && s == 0);
    run child(v);
    (_nr_pr == 1);
    assert(v == 4);
    run child(v)
}
