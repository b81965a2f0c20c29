// A rendezvous inside atomic hands control to the receiver, which keeps it as long
// as it is inside an atomic sequence of its own, and on to the next.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 31 states, 48 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 31 states, 48 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 31 states, 39 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan a = [0] of { byte };
chan b = [0] of { byte };
byte g;

active proctype first() {
    atomic { g = 1; a ! 1; assert(g == 4); g = 5 }
}

active proctype second() {
    byte x;
    atomic { a ? x; g = 2; b ! x; g = 4 }
}

active proctype third() {
    byte x;
    atomic { b ? x; assert(g == 2); g = 3; g = 3 }
}

active proctype disturber() {
    (g > 0);
    assert(g != 2)
}
