// Acceptance labels in the program itself: the first loop can be left but need not be.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// accept: violated acceptance-cycle   (spin -a; cc -DNOCLAIM -DNOREDUCE; pan -a -A -E)
// accept fair: violated acceptance-cycle   (spin -a; cc -DNOCLAIM -DNFAIR=3 -DNOREDUCE; pan -a -A -E -f)
byte n;

active proctype P() {
    do
    :: n = (n + 1) % 3;
accept_here:
       skip
    :: break
    od;
    do
    :: n = 1 - (n % 2)
    od
}
