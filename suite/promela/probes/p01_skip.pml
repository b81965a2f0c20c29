// Counting probe p01: skip.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 3 states, 3 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
active proctype P(){ skip }
