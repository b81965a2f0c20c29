// A process of higher priority that wakes up takes over, even from an atomic sequence.
// SPIN's merging makes one step of the sequence, and the takeover is lost.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN's merging goes on in an atomic sequence where its scheduler would not.
byte g;
chan q = [1] of { byte };

active proctype high() priority 3 {
    q ? _;
    g = 1
}

active proctype low() priority 1 {
    byte x;
    atomic {
        q ! 0;
        x = 1;
        assert(g == 0)
    }
}
