// Counting probe p46: condexpr.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 10 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g=2;
active proctype P(){ byte x; x=(g>1 -> 5 : 7); g=x; x=g>>1; g=x<<2; g=g^3; g=~g; g=-g; g=g%5 }
