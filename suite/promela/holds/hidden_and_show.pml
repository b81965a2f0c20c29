// `hidden` variables are no part of the state, `show` and `local` change nothing.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 124 states, 221 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 109 states, 192 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 65 states, 78 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
hidden byte scratch;
show byte shown;
local byte mine;

active proctype P() {
    do
    :: shown < 4 ->
        scratch = shown * 2;
        shown = shown + 1;
        mine = 1 - mine
    :: else -> break
    od
}

active proctype Q() {
    byte x;
    x = shown;
    x = x % 2
}
