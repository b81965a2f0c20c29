// What stands between the two ends of a nested comment is part of the model.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 4 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte x;
active proctype P() {
    /* switched off: /* the increment */
    x++;
    */
    assert(x == 0)
}
