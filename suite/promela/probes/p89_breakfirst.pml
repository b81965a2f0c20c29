// Counting probe p89: breakfirst.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 4 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g=1;
active proctype P(){ do :: break od; (g==1) }
