// Counting probe p34: noxrxs.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 44 states, 66 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 44 states, 66 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 34 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q=[2] of {byte};
active proctype S(){ byte i; do :: i<5 -> q!i; i++ :: else -> break od }
active proctype R(){ byte x; do :: q?x od }
