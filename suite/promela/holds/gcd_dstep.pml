// Euclid's algorithm in one indivisible step, for all pairs of small numbers.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 54 states, 69 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 54 states, 69 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 54 states, 69 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte runs;

active proctype P() {
    byte a, b, x, y;
    select (a : 1 .. 4);
    select (b : 1 .. 4);
    d_step {
        x = a;
        y = b;
        do
        :: x > y -> x = x - y
        :: x < y -> y = y - x
        :: else -> break
        od;
        runs = 1
    };
    assert(a % x == 0 && b % x == 0)
}
