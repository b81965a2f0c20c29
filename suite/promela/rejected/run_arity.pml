// Two arguments for one parameter.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
proctype A(byte x) { skip }
init { run A(1, 2) }
