// `empty` looks at both ends of a channel: whoever asks must have both for itself.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };

active proctype writer() {
    xs q;
    do
    :: q ! 1
    od
}

active proctype reader() {
    xr q;
    byte x;
    do
    :: empty(q) -> skip
    :: q ? x
    od
}
