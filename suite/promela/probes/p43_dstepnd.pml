// Counting probe p43: dstepnd.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ do :: d_step { if :: g<5 -> g=g+1 :: g>2 -> g=0 fi; g=g } od }
