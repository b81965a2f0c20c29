// Counting probe p69: claimend.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 4 states, 4 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated claim-violated   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated claim-violated   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte g;
active proctype P(){ g=1; g=2; g=3 }
never { do :: g==2 -> break :: else od }
