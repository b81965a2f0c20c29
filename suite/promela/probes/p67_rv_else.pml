// Counting probe p67: rv_else.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c=[0] of {byte}; byte g;
active proctype S(){ if :: c!1 -> g=1 :: else -> g=2 fi }
active proctype R(){ byte x; g=3; c?x }
active proctype Z(){ (g==9) }
