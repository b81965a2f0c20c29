// Counting probe p49: deadcond.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 52 states, 88 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 32 states, 56 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 23 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; chan c=[1] of {byte};
active proctype S(){ do :: c!1 :: c!2 :: c!3 od }
active proctype R(){ byte x; do :: c?x; if :: x==1 -> g=1 :: x==2 -> g=2 :: x==3 -> g=3 fi; g=0 od }
