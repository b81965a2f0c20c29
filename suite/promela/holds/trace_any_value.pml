// In a trace `_` stands for any value, sent over a rendezvous too.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 21 states, 23 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 21 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 21 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { data, stop };
chan q = [0] of { mtype, byte };
byte n;

active proctype P() {
    do
    :: n < 2 -> q ! data(n)
    :: n >= 2 -> break
    od;
    q ! stop(0)
}

active proctype Q() {
    byte k;
    do
    :: q ? data(k) -> n++
    :: q ? stop(_) -> break
    od
}

trace {
    do
    :: q ! data(_)
    :: q ! stop(0) -> break
    od
}
