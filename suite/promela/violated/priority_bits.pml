// With priorities SPIN's verifier does not compare the byte that holds the bits of a
// process: it takes `x == 1` for `x == 0`, and misses the assertion.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 4 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 4 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated assertion
// differs: SPIN loses the value of a local bit where processes have priorities.
active proctype P() priority 3 {
    bit x;
    if
    :: skip
    :: x = 1
    fi;
    assert(x == 0)
}
