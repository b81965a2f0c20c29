// Counting probe p65: manyprocs.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
proctype A(){ (n==200) }
init { byte i; byte r=1; do :: i<3 && r -> r=run A(); i++ :: else -> break od; n=i }
