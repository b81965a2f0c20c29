// The claim for cycles without progress, where every run ends: to stand still for ever
// after the end is no such cycle.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// never: holds   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
// heddle: holds
// differs: With -f SPIN finds a fair cycle where it finds none at all without.
byte g;

active proctype P() {
    do
    :: g < 3 -> g++
    :: g == 3 -> break
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
