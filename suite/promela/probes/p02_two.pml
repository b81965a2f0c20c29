// Counting probe p02: two.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
active [2] proctype P(){ skip }
