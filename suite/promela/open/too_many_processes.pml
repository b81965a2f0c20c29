// A process that starts copies of itself without end: the 256th is one too many.
//
// verdict: violated too-many   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte n;

proctype child() {
    (n == 1)
}

init {
    do
    :: run child()
    od
}
