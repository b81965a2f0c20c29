// Counting probe p26: last.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 16 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: holds   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte g;
active [2] proctype P(){ do :: g=(g+1)%4 od }
never { do :: (_last==1) -> skip :: else od }
