// A jump into the middle of an atomic sequence, and one out of it.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 44 states, 79 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 44 states, 79 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 38 states, 61 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;

active proctype P() {
    atomic {
        g = 1;
        L: g = 2;
        if
        :: g == 2 -> g = 3
        :: g == 2 -> goto out
        fi;
        g = 4
    };
    g = 5;
out:
    g = 6;
    if
    :: g < 7 -> goto L
    :: true
    fi
}

active proctype Q() {
    assert(g != 3 && g != 5);
    g == 6 -> g = 7
}
