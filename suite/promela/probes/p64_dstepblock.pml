// Counting probe p64: dstepblock.
//
// verdict: violated blocked   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte g;
active proctype P(){ d_step { g=1; (g==5); g=2 } }
active proctype Q(){ g=5 }
