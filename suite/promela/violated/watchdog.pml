// A watchdog that barks by `timeout` when the device has fallen silent, and a
// device that falls silent at any time. The last assertion is too strong: the
// device may be alive and full of words that nobody waits for.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 44 states, 57 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 44 states, 57 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 44 states, 57 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan line = [1] of { byte };
byte restarts;
bool dead;

active proctype device() {
    do
    :: !dead -> line ! 1
    :: !dead -> dead = true
    :: restarts == 2 && dead -> break
    od
}

active proctype watchdog() {
    do
    :: line ? _
    :: timeout ->
        if
        :: restarts < 2 -> restarts++; dead = false
        :: else -> break
        fi
    od;
    assert(dead)
}
