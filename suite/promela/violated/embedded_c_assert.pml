// A precondition on a piece of C.
//
// verdict: violated deadlock runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte i;

active proctype P() {
    do
    :: i < 4 -> i++;
       c_code [ now.i < 3 ] { now.i = now.i; }
    :: else -> break
    od
}
