// A `D_proctype` promises one step at a time. SPIN asks where a statement is carried out,
// but `skip` and `goto` are not statements of any process to it: an option that begins
// with one of them is never asked about.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated nondeterminism
// differs: SPIN does not ask about options that begin with `skip` or `goto`.
byte x;

active D_proctype P() {
    if
    :: x == 0 -> x = 1
    :: skip
    fi;
    do
    :: x < 3 -> x++
    :: else -> break
    od
}
