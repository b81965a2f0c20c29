// Choices inside an atomic sequence, some of which block: only the whole sequence
// or its parts up to the block are seen.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 21 states, 49 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 21 states, 49 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 21 states, 49 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
bool door;

active proctype A() {
    do
    ::  atomic {
            if
            :: n = 1
            :: n = 2
            :: door -> n = 3
            fi;
            if
            :: n == 1 -> n = 0
            :: n == 3 -> door = false
            fi
        }
    od
}

active proctype B() {
    do
    :: n == 2 -> n = 1
    :: n == 3 -> door = true
    :: n == 0 -> door = !door
    od
}
