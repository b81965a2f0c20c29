// Counting probe p85: readidx_por.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 23 states, 32 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN takes a local array at a global index for local, and merges and reduces it away.
/* reading a local array at a global index */
byte g, r;
active proctype P(){ byte a[2]; byte x; a[0]=1; x=a[g]; r=x; assert(r==1) }
active proctype Q(){ g=1 }
