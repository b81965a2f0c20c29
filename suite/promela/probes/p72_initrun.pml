// Counting probe p72: initrun.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 18 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
proctype A(byte k){ byte x=k+1; assert(x==k+1) }
init { run A(1); run A(2) }
