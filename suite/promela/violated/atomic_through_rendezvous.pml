// Two atomic sequences hand control to each other through rendezvous, twice.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 36 states, 53 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 36 states, 53 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 36 states, 46 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c = [0] of { byte };
chan d = [0] of { byte };
byte g;

active proctype A() {
    atomic { g = 1; c ! 1; g = 2; d ? _; g = 3 }
}

active proctype B() {
    atomic { c ? 1; g = 10; g = 11; d ! 5; g = 12 }
}

active proctype C() {
    g = 100;
    assert(g != 12)
}
