// Counting probe p86: sendidx_por.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 23 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 23 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN takes an index into a local array for local, though it is global.
byte g; chan q=[1] of {byte};
active proctype P(){ xs q; byte a[2]; a[0]=1; q!a[g] }
active proctype R(){ byte x; q?x; assert(x==1) }
active proctype Q(){ g=1 }
