// A computation that an interrupt cuts short at any step, and a handler that
// may itself be cut short.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 254 states, 371 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 254 states, 371 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 218 states, 261 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bool interrupt, abort;
byte work, handled, killed;

active proctype computer() {
    {
        {
            do
            :: work < 3 -> work++
            :: work == 3 -> break
            od;
            assert(!abort || work == 3)
        } unless {
            interrupt -> handled = 1; interrupt = false; handled = 2
        }
    } unless {
        abort -> killed = 1
    };
    assert(work == 3 || handled > 0 || killed == 1)
}

active proctype device() {
    interrupt = true;
    if
    :: abort = true
    :: skip
    fi
}
