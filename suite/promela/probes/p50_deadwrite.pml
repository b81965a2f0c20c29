// Counting probe p50: deadwrite.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 52 states, 85 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 16 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; chan c=[1] of {byte};
active proctype S(){ do :: c!1 :: c!2 :: c!3 od }
active proctype R(){ byte x; do :: c?x; g=1-g od }
