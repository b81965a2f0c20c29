// Counting probe p09: deadvar.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 40 states, 67 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 28 states, 46 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 28 states, 46 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* x is dead after g=x : -o1 resets it */
byte g; chan c=[1] of {byte};
active proctype S(){ do :: c!1 :: c!2 :: c!3 od }
active proctype R(){ byte x; do :: c?x; g=x%2 od }
