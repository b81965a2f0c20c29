// An offer with too few values is wrong even where nobody takes it.
//
// verdict: violated runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 2 states, 2 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan pair = [0] of { byte, bool };
active proctype Sender() { byte n; n = 4; end: pair ! n }
active proctype Idle() { byte n; end: pair ? 9, 1 -> n = 1 }
