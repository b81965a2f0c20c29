// An arrow may be drawn longer, as a separator and in a conditional expression.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte x, y;
active proctype P() {
    do
    :: x < 3 --> x++
    :: else --> break
    od;
    y = (x == 3 --> 5 : 6);
    x---> y--;
    assert(x == 2 && y == 4)
}
