// A receive of more fields than the rendezvous message has, through a channel that is passed.
//
// verdict: violated runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan small = [0] of { byte };
chan wide = [0] of { byte, byte };
proctype Taker(chan from) { byte a, b; from ? a, b }
init { run Taker(small); small ! 3 }
