// Counting probe p45: printf.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
active proctype P(){ byte i; do :: i<3 -> printf("%d\n",i); i++ :: else -> break od }
