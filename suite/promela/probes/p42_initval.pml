// Counting probe p42: initval.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 3 states, 3 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g=3; byte a[3]=2; int b[2]={4,5};
active proctype P(){ byte x=g; g=x+a[1]+b[1] }
