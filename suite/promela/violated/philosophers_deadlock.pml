// Three dining philosophers who all take the left fork first.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 56 states, 103 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 56 states, 103 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 56 states, 97 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define N 3
chan fork[N] = [1] of { bit };

proctype philosopher(byte left; byte right) {
    do
    :: fork[left] ? _; fork[right] ? _;
eat:   skip;
       fork[right] ! 0; fork[left] ! 0
    od
}

init {
    byte i;
    for (i : 0 .. N - 1) {
        fork[i] ! 0
    }
    atomic {
        i = 0;
        do
        :: i < N -> run philosopher(i, (i + 1) % N); i++
        :: else -> break
        od
    }
}
