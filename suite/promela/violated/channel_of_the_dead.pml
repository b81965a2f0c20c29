// A channel goes with the process that declared it. Who still has its number uses
// a channel that is not there; SPIN reads whatever its memory holds in that place.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated runtime
// differs: SPIN's verifier does not notice that the channel is gone.
chan given = [1] of { chan };

proctype Owner() {
    chan own = [1] of { byte };
    given!own;
    own!1
}

init {
    chan c;
    byte v;
    run Owner();
    given?c;
    if
    :: c?v
    :: timeout
    fi
}
