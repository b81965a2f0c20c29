// Counting probe p90: nestedif.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g=1;
active proctype P(){ if :: if :: g==1 -> skip :: g==2 fi :: g==1 -> g=2 fi; { { (g>0) } } }
