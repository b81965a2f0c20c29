// Counting probe p73: goto_dstep.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 3 states, 3 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ byte i; d_step { i=0; do :: i<3 -> g=g+i; i++ :: else -> break od; i=0 }; g=0 }
active proctype Q(){ (g==7) }
