// A receive with too few fields that takes no message there is does no harm.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 1 states, 1 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c = [0] of { byte, byte };
active proctype A() { end: c ! 1, 2 }
active proctype B() { end: c ? 5 }
