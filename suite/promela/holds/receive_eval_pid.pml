// Waiting for one's own number is eval(_pid); polls and copies beside it.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 35 states, 64 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 35 states, 64 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 21 states, 25 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { pid, byte };
byte order;
active [2] proctype P() {
    byte v;
    q ? eval(_pid), v;
    assert(v == 10 + _pid);
    order++
}
init { q ! 0, 10; q ! 1, 11 }
