// Counting probe p24: hidden.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
hidden byte h; byte g;
active proctype P(){ do :: h=g; g=(g+1)%3; h=h+1 od }
