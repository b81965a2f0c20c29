// A process started in the index of what is assigned to or received into: one
// statement, one process. SPIN's verifier computes the index again each time it
// uses it, and each time starts another process.
//
// verdict: violated assertion out-of-bounds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// heddle: holds
// differs: SPIN starts two processes or more where one `run` is executed.
byte a[4];
chan q = [1] of { byte };

proctype P() {
    end: false
}

init {
    a[run P()] = 7;
    assert(_nr_pr == 2 && a[1] == 7);
    q ! 5;
    q ? a[run P()];
    assert(_nr_pr == 3 && a[2] == 5);
    a[run P()]++;
    assert(_nr_pr == 4 && a[3] == 1)
}
