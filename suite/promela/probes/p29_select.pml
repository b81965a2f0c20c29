// Counting probe p29: select.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 10 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ byte i; select(i : 2 .. 5); g=i }
