// Counting probe p05: local2.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 57 states, 99 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 21 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active [2] proctype P(){ byte a,b; a=1; b=2; a=a+b; g=g+a; b=1; a=2 }
