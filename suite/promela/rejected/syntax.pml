// A missing arrow, a missing end.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte g;
active proctype P() {
    do
    :: g < 3 g++
    od
}
