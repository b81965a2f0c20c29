// `goto` is a step, and the escape may come before it. SPIN's merging makes a loop of
// nothing of it, and loses the escape.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 11 states, 16 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN's merging takes a `goto` that can be escaped for no step.
byte g;

active proctype P() {
    byte n;
    n = 1;
    L: { goto L } unless { g == 1; assert(n == 0) }
}

active proctype Q() {
    g = 1
}
