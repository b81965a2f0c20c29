// The program may end between two events of its `trace`, where the trace itself
// has no end label: SPIN calls that an invalid end state.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 40 states, 66 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 40 states, 66 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 32 states, 42 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { ping, pong };
chan line = [1] of { mtype };
chan other = [1] of { mtype };

trace {
    do
    :: line ! ping; line ! pong
    od
}

active proctype A() {
    byte n;
    do
    :: n < 2 -> line ! ping; other ! pong; line ! pong; n++
    :: else -> break
    od
}

active proctype B() {
end:do
    :: line ? _
    :: other ? _
    od
}
