// A receive that sets the variable it compares with. SPIN puts the message back with the
// new value when it goes back, and goes on from channels that no run fills so.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 17 states, 18 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 17 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN undoes a receive that sets what it evaluates with the new value.
byte g = 1;
chan q = [1] of { byte, byte };

active proctype sender() {
    q ! 1, 2
}

active [2] proctype receiver() {
    byte x;
    if
    :: q ? eval(g), g
    :: q ? x, _ -> assert(x == 1)
    :: timeout
    fi
}
