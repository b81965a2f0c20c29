// The second handshake of an atomic sequence takes too few fields.
//
// verdict: violated runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c = [0] of { byte, byte };
byte seen;
active proctype A() { atomic { c ! 1, 2; c ! 3, 4 } }
active proctype B() { byte x, y; atomic { c ? x, y; seen = x + y; c ? x } }
