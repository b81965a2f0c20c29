// A never claim with an atomic step, a deterministic one and an assertion.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 2 states, 3 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 4 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte g;

active proctype P() {
    do
    :: g = 1 - g
    od
}

never {
S0:
    do
    :: atomic { (g == 1) -> assert(g == 1) }
    :: true
    :: d_step { g == 0 -> skip } ; goto accept
    od;
accept:
    do
    :: g == 1
    :: g == 0
    od
}
