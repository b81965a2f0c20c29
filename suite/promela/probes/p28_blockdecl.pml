// Counting probe p28: blockdecl.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 21 states, 21 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 15 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ byte i; for (i : 1 .. 3) { byte k = i; g=g+k; k=0 } ; int z = 5; g=z }
