// Counting probe p82: condexpr_por.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 20 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* global only inside the branches of a conditional expression */
byte g, r;
active proctype P(){ byte x, k; x=(k==0 -> g : 5); r=x; assert(r==0) }
active proctype Q(){ g=1 }
