// Counting probe p57: atomic_end.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ atomic { g=1; g=2 } }
active proctype Q(){ atomic { g=3; g=4 }; atomic { g=5; g=6 } }
