// A deterministic process type that keeps its promise.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 73 states, 129 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 43 states, 73 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 27 states, 31 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;

active [2] D_proctype P() {
    byte x;
    do
    :: x < 2 -> x++; g = (g + x) % 4
    :: else -> break
    od
}
