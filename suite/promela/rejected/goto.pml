// A jump to a label that is not there.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
active proctype P() {
    goto nowhere
}
