// A buffered message is shorter than what the receive compares.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 3 states, 3 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 3 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan small = [1] of { byte };
chan wide = [1] of { byte, byte };
proctype Taker(chan from) { from ? 1, 2 }
init { small ! 1; run Taker(small) }
