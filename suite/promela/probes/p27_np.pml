// Counting probe p27: np.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// progress: violated non-progress   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: violated non-progress   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte g;
active proctype P(){ do :: g=0 :: skip; progress: g=1 :: g=2 od }
