// Counting probe p84: structidx_por.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 20 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN takes an index into a local array for local, though it is global.
typedef T { byte b[2] }; byte g, r;
active proctype P(){ T s; s.b[g]=1; r=s.b[0]; assert(r==1) }
active proctype Q(){ g=1 }
