// A poll as an operand of another operator. Where a model has a rendezvous channel, SPIN's
// verifier asks in C for `0 == not_RV(q) && ...`, without parentheses: the message that is
// not there does not let the process go on.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 1 states, 1 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1 states, 1 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN compiles a poll that is an operand without parentheses.
chan meet = [0] of { byte };
chan q = [1] of { byte };

active proctype P() {
    (0 == q?[2]);
    skip
}
