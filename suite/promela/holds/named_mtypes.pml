// Two enumerations that do not mix, and `printm`.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 114 states, 194 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 114 states, 194 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 90 states, 134 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype:fruit = { apple, pear, plum };
mtype:size = { small, large };
mtype:fruit basket[2] = plum;
mtype:size how = large;
chan shop = [1] of { mtype:fruit, mtype:size };

active proctype seller() {
    do
    :: shop ! apple, small
    :: shop ! pear, large
    :: break
    od
}

active proctype buyer() {
    mtype:fruit f;
    do
    :: shop ? f, how -> printm(f); basket[0] = f; assert(f != plum)
    :: timeout -> break
    od;
    assert(basket[1] == plum && (basket[0] == apple) + (basket[0] == pear) <= 1)
}
