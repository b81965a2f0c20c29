// With `spin -m` a send to a full channel succeeds and the message is lost.
//
// options: -m
// verdict: holds   (spin -o1 -o2 -o3 -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 45 states, 54 transitions   (spin -o1 -o2 -o3 -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 45 states, 54 transitions   (spin -m -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 45 states, 54 transitions   (spin -m -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };
byte received;

active proctype S() {
    q ! 1;
    q ! 2;
    q ! 3
}

active proctype R() {
    byte x;
    do
    :: q ? x -> assert(x > received); received = x
    :: timeout -> break
    od
}
