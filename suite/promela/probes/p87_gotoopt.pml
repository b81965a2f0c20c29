// Counting probe p87: gotoopt.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
active proctype P(){ if :: goto B :: goto B fi; B: skip }
