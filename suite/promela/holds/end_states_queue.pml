// A message that nobody took. Without `-q` that is a valid end.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte };

active proctype S() {
    q ! 1;
    q ! 2
}

active proctype R() {
    q ? _
}
