// Counting probe p07: dstep.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 16 states, 23 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g,h;
active [2] proctype P(){ d_step{ g=1; h=2; g=3 }; h=4 }
