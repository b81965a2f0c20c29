// Counting probe p33: xrxs.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 44 states, 66 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 30 states, 43 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q=[2] of {byte};
active proctype S(){ xs q; byte i; do :: i<5 -> q!i; i++ :: else -> break od }
active proctype R(){ xr q; byte x; do :: q?x od }
