// Counting probe p11: run.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
proctype A(){ n++ }
init { atomic { run A(); run A() }; (_nr_pr==1); assert(n==2) }
