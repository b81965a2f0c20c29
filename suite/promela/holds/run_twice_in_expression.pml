// Two processes started by one statement: each `run` counts those before it.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 64 states, 108 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 38 states, 49 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 33 states, 37 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// known: por
byte g;

proctype P(byte k) {
    g = g + k
}

active proctype M() {
    byte sum;
    sum = (run P(1)) * 10 + (run P(_nr_pr));
    assert(sum == 23);
    _nr_pr == 2;
    assert(g == 4 || g == 9 || g == 10 || g == 12 || g == 13)
}

active proctype N() {
    g = 9;
    end: false
}
