// Counting probe p59: dieorder.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 27 states, 47 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 27 states, 47 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
proctype A(){ skip }
init { run A(); run A(); run A() }
