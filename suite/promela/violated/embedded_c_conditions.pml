// Preconditions of `c_code` and of `c_expr`: where one is false, that is an error, and
// the statement cannot be executed; `else` can.
//
// verdict: violated deadlock runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 16 states, 19 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 16 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g, h;

active proctype P() {
    do
    :: g < 3 -> c_code [ now.g < 2 ] { now.g++; }
    :: c_expr [ now.g != 1 ] { now.g < 3 } -> h = 1
    :: else -> break
    od
}
