// Counting probe p39: chanlocal.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 11 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
proctype A(chan k){ k!1 }
init { chan k=[1] of {byte}; byte x; run A(k); k?x; g=x }
