// Counting probe p53: merge_guard.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 288 states, 577 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 50 states, 101 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 27 states, 37 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active [2] proctype P(){ byte x; do :: x<3 -> x++; x=x; :: x>=3 -> x=0; g=1-g od }
