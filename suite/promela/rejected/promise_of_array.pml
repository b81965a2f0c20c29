// Exclusive use can be promised of a channel, not of an element of an array.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
chan q[2] = [1] of { byte };

active proctype P() {
    xs q[1];
    q[1] ! 1
}
