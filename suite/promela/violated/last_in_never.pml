// `_last` in a never claim: the same process never moves twice in a row here, which
// is false.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 12 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated claim-violated   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated claim-violated   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte turn;

active [2] proctype P() {
    do
    :: turn = (turn + 1) % 2
    od
}

never {
    do
    :: _last == 0 -> goto zero
    :: true
    od;
zero:
    if
    :: _last == 0
    fi
}
