// Processes that call each other: nobody can say beforehand how many there will be. Those
// that have ended need not die before all others are done.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 176 states, 244 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 176 states, 244 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 49 states, 49 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan work = [4] of { byte };
byte leaves;

proctype Split(chan up) {
    chan down = [0] of { byte };
    byte n, a, b;
    work?n;
    if
    :: n == 0 ->
        leaves++;
        up!1
    :: else ->
        work!n - 1;
        run Split(down);
        down?a;
        work!0;
        run Split(down);
        down?b;
        up!a + b
    fi
}

init {
    chan up = [0] of { byte };
    byte total;
    work!3;
    run Split(up);
    up?total;
    assert(total == leaves && total == 4)
}
