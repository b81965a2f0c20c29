// The claim for cycles without progress, written out. A run that has ended neither makes
// progress nor lacks it; one that goes round without it does.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 10 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// never: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
// progress: violated non-progress   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: violated non-progress   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte g;

active proctype P() {
    do
    :: g < 2 -> g++
    :: g > 0 -> progress: g--
    :: g == 2 -> g = 1
    :: g == 1 -> break
    od
}

never {
    do
    :: true
    :: np_ -> break
    od;
accept:
    do
    :: np_
    od
}
