// A deterministic process type with two executable options at once.
//
// verdict: violated nondeterminism   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 11 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;

active D_proctype P() {
    do
    :: g < 2 -> g++
    :: g == 1 -> g = 5
    :: else -> break
    od
}
