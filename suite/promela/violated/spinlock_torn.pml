// A lock whose test and set are two steps.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 360 states, 985 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 360 states, 985 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 360 states, 985 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bool locked;
byte inside;

active [3] proctype user() {
    do
    ::  !locked;
        locked = true;
        inside++;
        assert(inside == 1);
        inside--;
        locked = false
    od
}
