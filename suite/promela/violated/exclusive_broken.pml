// A promise of exclusive use that another process breaks. SPIN checks it where it
// reduces, and so does heddle.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte };

active proctype owner() {
    xs q;
    q ! 1
}

active proctype intruder() {
    q ! 2
}

active proctype reader() {
    xr q;
    byte x;
    q ? x;
    q ? x
}
