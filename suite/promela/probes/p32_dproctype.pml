// Counting probe p32: dproctype.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 42 states, 61 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 37 states, 55 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 37 states, 49 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active [2] D_proctype P(){ byte x; x=g; g=x+1; x=g }
