// Counting probe p79: por_index.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 27 states, 39 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 27 states, 39 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 22 states, 25 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g, r;
active proctype P(){ byte a[2]; (r==0); a[g]=1; r=1; assert(a[0]==1) }
active proctype Q(){ (r==0); g=1 }
