// Counting probe p17: timeout.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 19 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; chan c=[1] of {byte};
active proctype P(){ do :: c?1 -> g=1 :: timeout -> g=2; break od }
active proctype Q(){ c!1; c!1 }
