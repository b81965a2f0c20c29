// Counting probe p44: lossy.
//
// options: -m
// verdict: holds   (spin -o1 -o2 -o3 -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 12 transitions   (spin -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 12 transitions   (spin -m -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* run with -m : message loss */
chan q=[1] of {byte}; byte n;
active proctype S(){ byte i; do :: i<3 -> q!i; i++ :: else -> break od }
