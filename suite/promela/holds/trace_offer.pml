// An offer that nobody takes is no event: the 1 is never sent. SPIN takes the offer
// for the send.
//
// verdict: violated event-trace   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 4 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 4 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN's trace sees a rendezvous that does not happen.
chan q = [0] of { byte };

active proctype P() {
    if
    :: q ! 1
    :: q ! 2
    fi
}

active proctype Q() {
    q ? 2
}

trace {
    q ! 2
}
