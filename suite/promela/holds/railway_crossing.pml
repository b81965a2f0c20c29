// A gate that must be down while a train is near; train, controller and gate move
// by rendezvous.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 7 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 7 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { approach, leave, lower, raise };
mtype:place = { far, near, inside };
chan sensor = [0] of { mtype };
chan motor = [0] of { mtype };
mtype:place train_at = far;
bool down;

active proctype train() {
    do
    ::  train_at = near;
        sensor ! approach;
        train_at = inside;
        assert(down);
        train_at = far;
        sensor ! leave
    od
}

active proctype controller() {
    do
    :: atomic { sensor ? approach; motor ! lower }
    :: atomic { sensor ? leave; motor ! raise }
    od
}

active proctype gate() {
    do
    :: atomic { motor ? lower; down = true }
    :: atomic { motor ? raise; down = false }
    od
}
