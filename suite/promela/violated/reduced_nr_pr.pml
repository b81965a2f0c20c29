// Who reads `_nr_pr` sees the others die. SPIN's reduction takes the death of a
// process for invisible and misses the early reading.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 16 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN's reduction takes the end of a process for a local step, though `_nr_pr` changes.
byte seen;

active proctype reader() {
    seen = _nr_pr;
    assert(seen == 1)
}

active proctype other() {
    skip
}
