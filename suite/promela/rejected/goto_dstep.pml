// A jump to a `d_step` is a jump into it.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte n;

active proctype P() {
L:  d_step {
        n++;
        n++
    };
    if
    :: n < 5 -> goto L
    :: else
    fi
}
