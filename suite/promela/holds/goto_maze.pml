// Jumps forwards, backwards, out of nested loops and into an atomic sequence.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n, m;

active proctype P() {
begin:
    do
    :: n < 2 ->
        n++;
        do
        :: m < 1 -> m++; goto begin
        :: m >= 1 ->
            if
            :: n == 2 -> goto inside
            :: else -> break
            fi
        od
    :: else -> goto finish
    od;
finish:
    skip;
    atomic {
        m = 5;
inside: n = 9;
        m = m + 1
    };
    assert(n == 9 && (m == 6 || m == 2))
}
