// Counting probe p54: merge_provided.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 288 states, 577 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 288 states, 577 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 288 states, 577 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; bool k=1;
active [2] proctype P() provided (k) { byte x; do :: x<3 -> x++; x=x; :: x>=3 -> x=0; g=1-g od }
