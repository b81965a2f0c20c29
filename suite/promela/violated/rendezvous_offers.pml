// Several receivers offer; a rendezvous picks any of them, matching constants only.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 37 states, 55 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 37 states, 55 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 37 states, 55 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan c = [0] of { byte };
byte one, two, any;

active proctype S() {
    c ! 1;
    c ! 2;
    c ! 3
}

active proctype A() { c ? 1; one = 1 }
active proctype B() { c ? 2; two = 1 }
active proctype D() {
    byte x;
    end: do
    :: c ? x -> any = x
    od
}
