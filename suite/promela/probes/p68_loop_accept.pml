// Counting probe p68: loop_accept.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// accept: violated acceptance-cycle   (spin -a; cc -DNOCLAIM -DNOREDUCE; pan -a -A -E)
// accept fair: violated acceptance-cycle   (spin -a; cc -DNOCLAIM -DNFAIR=3 -DNOREDUCE; pan -a -A -E -f)
byte g;
active proctype P(){ do :: g==0 -> accept: g=1 :: g==1 -> g=0 od }
active proctype Q(){ do :: g=1-g od }
