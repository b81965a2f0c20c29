// Two increments, each a read and a write: the classic lost update.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 63 states, 93 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 63 states, 93 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 63 states, 87 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte counter, finished;

active [2] proctype incrementer() {
    byte seen;
    seen = counter;
    counter = seen + 1;
    finished++;
    finished == 2;
    assert(counter == 2)
}
