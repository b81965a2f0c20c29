// An assignment to a constant.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
mtype = { one };
active proctype P() { one = 2 }
