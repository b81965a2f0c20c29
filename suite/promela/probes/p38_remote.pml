// Counting probe p38: remote.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 6 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: holds   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte g;
active proctype P(){ byte v; v=3; L: g=1; v=4; g=2 }
never { do :: P@L -> skip :: P:v==4 -> skip :: else od }
