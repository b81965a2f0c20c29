// Counting probe p51: writeonly.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* g is never read: -o2 hides it */
byte g;
active proctype P(){ do :: g=1 :: g=2 :: g=3 od }
