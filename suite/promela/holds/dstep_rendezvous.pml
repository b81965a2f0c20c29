// A rendezvous may be the first statement of a `d_step`, on the receiving side; also as
// the guard of an `if` there.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 25 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 25 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [0] of { byte };
byte g, h;

active proctype sender() {
    byte i;
    for (i : 1 .. 3) {
        q ! i
    }
}

active proctype receiver() {
    byte x;
    d_step {
        q ? x;
        g = x;
        g = g + 10
    };
    assert(g == 11);
    d_step {
        if
        :: q ? 3 -> h = 3
        :: q ? x -> h = x
        fi;
        h = h * 2
    };
    assert(h == 4);
    q ? x;
    assert(x == 3)
}
