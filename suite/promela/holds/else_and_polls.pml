// `else` beside polls: it is taken exactly when no poll succeeds.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 83 states, 109 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 83 states, 109 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 83 states, 106 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { a, b };
chan q = [2] of { mtype, byte };
byte as, bs, idle;

active proctype S() {
    if
    :: q ! a, 1
    :: q ! b, 2
    :: skip
    fi
}

active proctype R() {
    byte n;
    do
    :: q ? [a, n] -> q ? a, n; as = n
    :: q ? [b, 2] -> q ? b, n; bs = n; break
    :: else ->
        if
        :: idle < 2 -> idle++
        :: else -> break
        fi
    od;
    assert(as != 2 && bs != 1)
}
