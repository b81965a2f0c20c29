// A process that asks whether another stands at a label can tell when that one
// passes it, though the other's steps touch nothing but its own variables.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 27 states, 39 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 31 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 17 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte early;

active proctype Walker() {
    byte step;
    step = 1;
there:
    step = 2;
    step = 3
}

active proctype Watcher() {
    if
    :: Walker@there -> assert(false)
    :: else -> early = 1
    fi
}
