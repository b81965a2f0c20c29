// Two files included, one of them by the other; positions are those of the files
// in which things stand.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 27 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 27 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 23 states, 24 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#include "include/lock.inc"

byte inside;

active [2] proctype user() {
    lock();
    inside++;
    assert(inside == 1);
    inside--;
    unlock()
}
