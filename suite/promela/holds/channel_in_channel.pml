// A channel travels through a channel through a channel.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 19 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan outer = [1] of { chan };
chan middle = [1] of { chan, byte };
chan inner = [1] of { byte };

active proctype A() {
    byte x;
    outer ! middle;
    middle ! inner, 7;
    (nempty(inner));
    inner ? x;
    assert(x == 7)
}

active proctype B() {
    chan m, i;
    byte v;
    outer ? m;
    m ? i, v;
    i ! v
}
