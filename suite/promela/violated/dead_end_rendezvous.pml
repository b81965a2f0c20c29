// Both want to speak first on synchronous channels.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 1 states, 1 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan a = [0] of { bit };
chan b = [0] of { bit };

active proctype P() { a ! 1; b ? 1 }
active proctype Q() { b ! 1; a ? 1 }
