// Two values into a channel of one field.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
chan q = [1] of { byte };
active proctype P() { q ! 1, 2 }
