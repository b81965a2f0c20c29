// `timeout` is true only when nobody else can move, whoever asks.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 27 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 27 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 27 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
chan q = [0] of { bit };

active proctype A() {
    do
    :: n < 3 -> n++
    :: timeout -> assert(n >= 3); break
    od;
    q ! 1
}

active proctype B() {
    q ? 1;
    n = 5
}

active proctype C() {
    timeout -> assert(n >= 3); n = n + 10
}
