// Fields cut what is sent to their type, at the moment of sending; receiving
// cuts again to the variable.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte, bit, short, int };
byte b;
bit t;

active proctype P() {
    int w, x, y, z;
    q ! 300, 3, 70000, 70000;
    q ? w, x, y, z;
    assert(w == 44 && x == 1 && y == 4464 && z == 70000);
    q ! 255, 1, -1, -1;
    q ? w, t, y, b;
    assert(w == 255 && y == -1 && b == 255)
}
