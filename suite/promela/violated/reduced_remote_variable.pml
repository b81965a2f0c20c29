// A process that reads a variable of another one can tell when that is assigned to.
// SPIN's reduction takes the assignment for local and misses the error.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 22 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN's reduction takes an assignment to `Worker:level` for local, though another process reads it.
active proctype Worker() {
    byte level;
    level = 1;
    level = 2;
    level = 3
}

active proctype Monitor() {
    if
    :: Worker:level == 2 -> assert(false)
    :: else
    fi
}
