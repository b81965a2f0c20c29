// Counting probe p30: sorted.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q=[4] of {byte,byte}; byte a,b;
active proctype S(){ q!!3,1; q!!1,2; q!!2,3; q!!1,1 }
active proctype R(){ byte x,y; (len(q)==4); q??2,x; q?<x,y>; a=x; b=y; q??[1,1]; q?x,y; a=x; q?x,eval(b) }
