// Counting probe p56: label_merge.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ byte a; a=1; L1: a=2; a=3; L2: a=4; g=a }
