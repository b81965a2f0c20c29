// Local channels are made anew by every process.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 32 states, 48 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 32 states, 48 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 30 states, 36 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
proctype owner(byte n) {
    chan mine = [1] of { byte };
    byte x;
    mine ! n;
    mine ? x;
    assert(x == n)
}

init {
    run owner(1);
    run owner(2)
}
