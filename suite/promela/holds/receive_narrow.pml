// A message is cut to the variable that receives it. SPIN puts the cut value back
// into the channel when it backtracks, and then lets the other process read it: a
// false alarm.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 7 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN undoes a receive with the value of the variable, not of the message.
chan q = [1] of { int };

active proctype S() {
    q ! 3
}

active proctype wide() {
    int x;
end:
    q ? x;
    assert(x == 3)
}

active proctype narrow() {
    bit x;
end:
    q ? x;
    assert(x == 1)
}
