// Counting probe p04: seq_global.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g,h;
active proctype P(){ g=1; h=2; g=3; h=4 }
