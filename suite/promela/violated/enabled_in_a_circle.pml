// Two processes that each ask whether the other can move ask about themselves: an error.
//
// verdict: crashed   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// heddle: violated runtime
// differs: SPIN's verifier asks for ever, until its stack is full.
active proctype A() {
    if
    :: enabled(1) -> skip
    :: else
    fi
}

active proctype B() {
    if
    :: enabled(0) -> skip
    :: else
    fi
}
