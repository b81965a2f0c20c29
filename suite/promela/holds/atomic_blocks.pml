// An atomic sequence that blocks lets the others run, and goes on undisturbed
// when its turn comes again.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
bool ready, done;

active proctype A() {
    atomic {
        n = 1;
        ready;
        assert(n == 2);
        n = 3;
        n = 4
    };
    done = true
}

active proctype B() {
    (n == 1);
    n = 2;
    ready = true;
    assert(n == 2 || n == 4);
    done
}
