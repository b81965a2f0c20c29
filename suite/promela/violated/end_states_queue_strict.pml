// A message that nobody took. With `-q` that is no valid end.
//
// options: -q
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0 -q)
// exact: 8 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0 -q)
// merged: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0 -q)
// por: 8 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0 -q)
chan q = [2] of { byte };

active proctype S() {
    q ! 1;
    q ! 2
}

active proctype R() {
    q ? _
}
