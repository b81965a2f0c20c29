// A jump to a block that begins with a `d_step` is no jump into the `d_step`.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 57 states, 99 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 57 states, 99 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 57 states, 93 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n, m;

active proctype P() {
L:  atomic {
        d_step {
            n++;
            m = n
        };
        if
        :: n < 5 -> goto L
        :: else
        fi
    };
    assert(n == 5 && m == 5)
}

active proctype Q() {
    byte k;
L:  {
        d_step {
            k++
        };
        if
        :: k < 3 -> goto L
        :: else
        fi
    } unless {
        n == 9
    }
}
