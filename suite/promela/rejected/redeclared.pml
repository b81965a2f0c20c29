// The same name twice in one scope.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
active proctype P() {
    byte x;
    byte x;
    x = 1
}
