// Counting probe p40: trace.
//
// verdict: violated deadlock event-trace   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype={a,b}; chan q=[2] of {mtype};
trace { do :: q!a; q!b od }
active proctype P(){ q!a; q!b; q!a; q!a }
active proctype R(){ do :: q?_ od }
