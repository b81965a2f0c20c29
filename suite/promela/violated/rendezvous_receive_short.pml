// A receive of fewer fields than a rendezvous message has: the handshake happens, and is wrong.
//
// verdict: violated runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan port = [0] of { mtype, byte };
mtype = { open, close };
active proctype Door() { mtype m; byte who; port ? m, who; end: port ? m }
active proctype Guard() { port ! open, 7; if :: port ! close, 7 :: skip fi }
