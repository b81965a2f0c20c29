// Processes that take turns by their number; one forgets to pass the turn on.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 14 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 14 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte turn, n;

active [3] proctype P() provided (turn == _pid) {
    byte x;
    x = n;
    n = x + 1;
    if
    :: _pid < 2 -> turn = turn + 1
    :: else
    fi;
    assert(n <= 2)
}
