// Globals that one process has to itself, said (`local`) or not, are as good as its own.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 52 states, 82 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 29 states, 47 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 24 states, 30 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte shared;
local byte said;
byte unsaid;

active proctype P() {
    byte own;
    own = 1;
    shared = own;
    said = 1;
    said = said + 1;
    unsaid = said;
    shared = unsaid;
    assert(said == 2)
}

active proctype Q() {
    shared = 7;
    shared = 8
}
