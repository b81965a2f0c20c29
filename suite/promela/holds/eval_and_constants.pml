// A receive waits for its constants: numbers, mtype names, `eval`, and a variable
// bound is not a constant.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 30 states, 48 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 30 states, 48 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 30 states, 46 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { data, stop };
chan q = [2] of { mtype, byte };
byte me = 2, got;

active proctype S() {
    q ! data, 1;
    q ! data, 2;
    q ! stop, 0
}

active proctype R1() {
    do
    :: q ? data, eval(me) -> got = got + 10
    :: q ? stop, _ -> break
    od
}

active proctype R2() {
    byte x;
    do
    :: q ? data, 1 -> got = got + 1
    :: got >= 11 -> break
    od;
    assert(got == 11)
}
