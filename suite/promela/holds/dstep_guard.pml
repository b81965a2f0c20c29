// The first statement of a `d_step` is its guard and may block; choices inside
// take the first that can be executed.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 20 states, 33 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 20 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };
byte n;

active proctype P() {
    byte x;
    do
    :: d_step {
            q ? x ->
            if
            :: x > 0 -> n = 1
            :: x > 1 -> n = 2
            :: else -> n = 3
            fi;
            x = 0
       };
       assert(n != 2)
    od
}

active proctype S() {
    end: do
    :: q ! 0
    :: q ! 1
    :: q ! 2
    od
}
