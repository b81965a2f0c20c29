// Counting probe p36: atomic_rv.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c=[0] of {byte}; byte g;
active proctype S(){ atomic { g=1; c!1; g=2; g=3 } }
active proctype R(){ byte x; atomic { c?x; g=10; g=11 }; g=12 }
