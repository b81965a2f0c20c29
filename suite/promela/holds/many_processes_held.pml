// `run` gives 0 when there is no number left; a program may look.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 855 states, 2349 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 334 states, 880 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 18 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// known: por
// differs: heddle's reduction keeps an interleaving here that SPIN's leaves out; the verdict is the same.
byte alive;

proctype child() {
    skip
}

init {
    pid p;
    byte n;
    do
    :: n < 5 -> p = run child(); n++; assert(p > 0)
    :: n == 5 -> break
    od
}
