// A jump out of a d_step.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte g;
active proctype P() {
    d_step { g = 1; goto out; g = 2 };
    g = 3;
out: skip
}
