// To wait until nobody else is left is not to look at numbers: what the others do is as
// independent as it would be without.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 160 states, 380 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 89 states, 197 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 47 states, 75 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte sum, done;

proctype Worker(byte n) {
    byte own;
    own = n;
    own = own + 1;
    sum = sum + own;
    done++
}

init {
    atomic {
        run Worker(1);
        run Worker(2);
        run Worker(3)
    }
    _nr_pr == 1;
    assert(done == 3 && sum == 9)
}
