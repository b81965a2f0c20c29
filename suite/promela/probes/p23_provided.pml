// Counting probe p23: provided.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 21 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 16 states, 20 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g; bool ok=1;
active proctype H() provided (ok) { g=1; g=2 }
active proctype L() { ok=0; ok=1; g=3 }
