// A never claim with an accepting cycle: `busy` can stay true for ever.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 2 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 4 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
bool busy;

active proctype P() {
    do
    :: busy = true
    :: busy = false
    od
}

never {
S0: do
    :: busy -> goto accept_S1
    :: true
    od;
accept_S1:
    do
    :: busy
    od
}
