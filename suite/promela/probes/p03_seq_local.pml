// Counting probe p03: seq_local.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* local-only sequence: candidates for statement merging (-o3) */
active proctype P(){ byte a,b,c; a=1; b=2; c=3; a=b+c; b=0 }
