// A receive into _pid compares nothing: it writes. The first message is taken by anybody.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 48 states, 86 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 48 states, 86 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 32 states, 42 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated assertion
// differs: SPIN's verifier goes by the number itself, and goes on with other states.
chan q = [2] of { pid, byte };
byte got;
active [2] proctype P() { byte v; q ? _pid, v; atomic { got = got + v; assert(_pid == 0 || v == 2) } }
init { q ! 0, 1; q ! 5, 3 }
