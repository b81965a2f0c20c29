// Counting probe p78: globalindex.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 28 states, 40 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN takes a local array at a global index for local, and merges and reduces it away.
/* local array indexed by a global: SPIN looks only at the base variable */
byte g, r;
active proctype P(){ byte a[2]; byte t; t=1; a[g]=1; t=t+1; r=a[0]; assert(r==1) }
active proctype Q(){ g=1 }
