// An enumeration where another is wanted.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
mtype:fruit = { apple };
mtype:car = { beetle };
mtype:fruit f;
active proctype P() { f = beetle }
