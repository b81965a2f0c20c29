// Counting probe p47: nestedatomic.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 17 states, 27 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 17 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
proctype W(){ g++ }
init { byte i; atomic { do :: i<3 -> run W(); i++ :: else -> break od } }
