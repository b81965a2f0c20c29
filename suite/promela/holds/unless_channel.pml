// The escape of `unless` is a receive, and wins over a statement that could also
// be executed.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan stop = [0] of { bit };
byte n;

active proctype worker() {
    do
    :: {
            n = (n + 1) % 3;
            n = (n + 2) % 3
       } unless {
            stop ? 1; break
       }
    od;
    n = 9
}

active proctype boss() {
    stop ! 1
}
