// Every process has a channel of its own, and none can end: the numbers of channels come
// to their end before those of processes.
//
// verdict: violated too-many   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte n;

proctype holder() {
    chan mine = [1] of { byte };
    chan more = [1] of { byte };
    mine ! 1;
    (n == 1)
}

init {
    do
    :: run holder()
    od
}
