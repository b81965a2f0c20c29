// `run` in what is tested before a statement is executed. SPIN refuses that in a
// condition; in a channel, an `eval` and the end of a range it does not notice, starts a
// process with every test, and dies.
//
// verdict: violated deadlock out-of-bounds runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// heddle: rejected
// differs: SPIN's verifier crashes.
chan q[3] = [1] of { byte };

proctype P() {
    skip
}

init {
    byte i;
    for (i : 0 .. run P()) {
        skip
    }
    q[run P()] ! 1;
    q[1] ? eval(run P())
}
