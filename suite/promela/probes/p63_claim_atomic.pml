// Counting probe p63: claim_atomic.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 5 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: holds   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
/* does the claim observe intermediate states of an atomic? */
byte g;
active proctype P(){ byte x; atomic { g=1; if :: x==0 -> x=1 :: x==5 fi; g=2 }; g=3; (x>0) }
never { do :: g==1 -> break :: else od }
