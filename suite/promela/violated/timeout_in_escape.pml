// `timeout` as an escape: taken only when nobody else can move.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 16 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 16 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };
byte s;

active proctype P() {
    {
        q ? _;
        s = 1;
        q ? _;
        s = 2
    } unless {
        timeout -> s = 7
    };
    assert(s == 7)
}

active proctype Q() {
    q ! 1;
    (s == 9) unless { timeout -> assert(s == 7) }
}
