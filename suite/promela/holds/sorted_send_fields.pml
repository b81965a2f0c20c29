// Sorted sends compare all fields, the first first; equal messages keep their order.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 25 states, 25 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 20 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 20 states, 20 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [5] of { short, bit, int };

active proctype P() {
    q !! 3, 1, -1;
    q !! 3, 0, 5;
    q !! -2, 1, 7;
    q !! 3, 1, -5;
    q !! 3, 0, -9
}

active proctype Q() {
    short a;
    bit b;
    int c;
    short last = -100;
    len(q) == 5;
    do
    :: q ? a, b, c -> assert(a >= last); last = a
    :: empty(q) -> break
    od
}
