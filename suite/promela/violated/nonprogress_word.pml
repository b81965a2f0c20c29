// `np_` in a never claim: what `-l` does, written by hand.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// never: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
// progress: violated non-progress   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: violated non-progress   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte n;

active proctype P() {
    do
    :: n = 0;
progress:
       n = 1
    :: n = 2
    od
}

never {
    do
    :: np_ -> goto accept
    :: true
    od;
accept:
    do
    :: np_
    od
}
