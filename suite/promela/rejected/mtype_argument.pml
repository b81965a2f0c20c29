// A constant of one set where a parameter wants another.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
mtype = { red };
mtype:fruit = { apple };

proctype P(mtype m) {
    skip
}

init {
    run P(apple)
}
