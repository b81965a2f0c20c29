// One variable for two fields of a receive.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
chan q = [1] of { byte, byte };
byte x;
active proctype P() { q ? x, x }
