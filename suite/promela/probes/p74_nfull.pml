// Counting probe p74: nfull.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 51 states, 75 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 51 states, 75 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 51 states, 75 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q=[2] of {byte}; byte g;
active proctype P(){ do :: nfull(q) -> q!1 :: full(q) -> break od }
active proctype R(){ byte x; do :: nempty(q) -> q?x; g=x :: empty(q) -> break od }
active proctype Z(){ (g==9) }
