// `run` inside a larger expression: a process is started, and its number is a value
// like any other.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 789 states, 1160 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 689 states, 1053 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 356 states, 451 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// known: por
byte a[4] = 3, n;

proctype P(byte k) {
    byte first = n;
    n = first + k
}

init {
    int x;
    atomic {
        x = 1 + run P(n);
        assert(x == 2)
    }
    _nr_pr == 1;
    x = a[run P(1)] * 2;
    assert(x == 6);
    assert(run P(2) < 4);
    x = - run P(3);
    printf("%d\n", run P(4));
    _nr_pr == 1 -> assert(n <= 10)
}
