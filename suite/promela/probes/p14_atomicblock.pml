// Counting probe p14: atomicblock.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 19 states, 25 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 20 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 14 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; bool f;
active proctype P(){ atomic { g=1; g=2; f; g=3; g=4 } }
active proctype Q(){ g=7; f=1; g=8 }
