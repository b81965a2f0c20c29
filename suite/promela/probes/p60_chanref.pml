// Counting probe p60: chanref.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan a=[1] of {byte}; chan b=[1] of {chan};
active proctype P(){ b!a }
active proctype Q(){ chan k; byte x; b?k; k!3; k?x }
