// A `hidden` variable is no part of SPIN's states. If its value makes a difference all
// the same, states are taken for equal that are not, and errors are missed; heddle
// keeps such a variable.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated assertion
// differs: SPIN takes states for equal that differ in a hidden variable which is read.
hidden byte choice;

active proctype P() {
    if
    :: choice = 1
    :: choice = 2
    fi;
    assert(choice == 1)
}
