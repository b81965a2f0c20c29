// `notrace`: two resets in a row are what must not happen, and happen.
//
// verdict: violated event-trace   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 11 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { reset, data };
chan q = [1] of { mtype };

notrace {
    do
    :: q ! data
    :: q ! reset -> break
    od;
    q ! reset
}

active proctype P() {
    do
    :: q ! data
    :: q ! reset
    od
}

active proctype R() {
    do
    :: q ? _
    od
}
