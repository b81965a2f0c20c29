// Waiting at a label that begins with `end` is a valid end; others are not waiting
// for anybody.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 21 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };

active proctype server() {
    byte x;
end_wait:
    do
    :: q ? x ->
        if
        :: x == 1 -> skip
        :: x == 2 -> break
        fi
    od;
endless:
    (x == 9)
}

active proctype client() {
    q ! 1;
    q ! 2
}
