// Counting probe p48: deadbug.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* liveness analysis stops at the first alternative that writes x */
byte g;
active proctype P(){ byte x; x=5; if :: x=1 :: g=x fi; assert(g==0 || g==5) }
