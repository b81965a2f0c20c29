// A process that cannot end keeps every older one from being removed: the fourth
// `run` gets a number of its own.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 122 states, 228 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 122 states, 228 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 52 states, 81 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// known: por
// differs: heddle's reduction keeps an interleaving here that SPIN's leaves out; the verdict is the same.
byte top;
bool go;

proctype sleeper() { go }
proctype quick() { top = (_pid > top -> _pid : top) }

init {
    run quick();
    run sleeper();
    run quick();
    run quick();
    go = true;
    (_nr_pr == 1);
    assert(top <= 4 && top >= 2)
}
