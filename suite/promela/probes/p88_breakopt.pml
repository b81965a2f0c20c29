// Counting probe p88: breakopt.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g=1;
active proctype P(){ do :: g==1 -> break od; (g==1); goto L; g=2; L: g=3 }
