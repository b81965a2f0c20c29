// A local variable cannot be hidden.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
active proctype P() {
    hidden byte x;
    x = 1
}
