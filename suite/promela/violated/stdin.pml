// In a verification there is no keyboard: `STDIN` is a channel that nobody opened.
//
// verdict: violated runtime   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
chan STDIN;
int c, n;

init {
    do
    :: STDIN ? c ->
        if
        :: c == -1 -> break
        :: else -> n++
        fi
    od;
    assert(n >= 0)
}
