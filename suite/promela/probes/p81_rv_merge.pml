// Counting probe p81: rv_merge.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 176 states, 393 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 176 states, 393 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 25 states, 25 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* rendezvous channel anywhere in the model disables send-started merging */
chan r=[0] of {byte}; chan q=[2] of {byte};
active proctype S(){ xs q; byte i; do :: i<5 -> q!i; i++ :: else -> break od }
active proctype R(){ xr q; byte x; do :: q?x od }
active proctype T(){ r!1 }
active proctype U(){ r?1 }
