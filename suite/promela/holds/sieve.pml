// Eratosthenes' sieve: every prime is a process, and the channels between them
// are made as they are needed.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 337 states, 698 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 337 states, 698 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 105 states, 114 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { number, eof };

proctype sieve(chan left; byte prime) {
    chan right = [0] of { mtype, byte };
    bool has_child;
    byte n;
    do
    :: left ? number, n ->
        if
        :: n % prime == 0
        :: else ->
            if
            :: has_child -> right ! number, n
            :: else -> has_child = true; run sieve(right, n)
            fi
        fi
    :: left ? eof, _ ->
        if
        :: has_child -> right ! eof, 0
        :: else
        fi;
        break
    od
}

init {
    chan first = [0] of { mtype, byte };
    byte n = 3;
    run sieve(first, 2);
    do
    :: n < 10 -> first ! number, n; n++
    :: else -> break
    od;
    first ! eof, 0;
    (_nr_pr == 1)
}
