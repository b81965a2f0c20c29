// A `trace` that watches receives too, and is broken by two processes that
// compete for the messages.
//
// verdict: violated event-trace   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 15 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte };

trace {
S:  q ? 1;
    q ? 2;
    goto S
}

active proctype sender() {
    if
    :: q ! 1; q ! 2
    :: q ! 2; q ! 1
    fi
}

active proctype receiver() {
    q ? _;
    q ? _
}
