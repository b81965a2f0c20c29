// A message that brings the channel to go on with, received into the variable that
// names the channel it comes from. SPIN's verifier takes the second value from the new
// channel; its simulator does not.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN reads the rest of the message from another channel than its beginning.
chan a = [2] of { chan, byte };
chan b = [2] of { chan, byte };

active proctype P() {
    chan at = a;
    byte n;
    a ! b, 1;
    b ! a, 2;
    at ? at, n;
    assert(n == 1 && at == b);
    at ? at, n;
    assert(n == 2 && at == a)
}
