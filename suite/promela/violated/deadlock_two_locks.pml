// Two locks in two orders.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 25 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 25 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 23 states, 27 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bool a, b;

active proctype P() {
    atomic { !a -> a = true };
    atomic { !b -> b = true };
    b = false;
    a = false
}

active proctype Q() {
    atomic { !b -> b = true };
    atomic { !a -> a = true };
    a = false;
    b = false
}
