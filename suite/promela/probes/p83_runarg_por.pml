// Counting probe p83: runarg_por.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 23 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 23 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN takes the argument of a `run` for local, though it is global.
byte g, r;
proctype A(byte v){ r=v; assert(r==0) }
init { atomic { run Q() }; run A(g) }
proctype Q(){ g=1 }
