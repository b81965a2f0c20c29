// Counting probe p18: claim.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 2 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 4 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte g;
active proctype P(){ do :: g=0 :: g=1 od }
never { T: do :: g==1 -> goto accept_x :: true od; accept_x: do :: g==1 od }
