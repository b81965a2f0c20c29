// A never claim that no run can satisfy: the counter always comes back to zero.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 7 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: holds   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte n;

active proctype P() {
    do
    :: n = (n + 1) % 4
    od
}

never {
S0: do
    :: n != 0 -> goto accept_S1
    :: true
    od;
accept_S1:
    do
    :: n != 0
    od
}
