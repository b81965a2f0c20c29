// Counting probe p58: skipmerge.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 21 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 21 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
active proctype P(){ skip; skip; skip }
active proctype Q(){ skip; true; skip }
