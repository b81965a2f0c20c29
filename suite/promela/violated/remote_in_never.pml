// The same from a never claim, with a process number: two users are never at the
// same label, but here they are.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 29 states, 45 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 21 states, 33 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 21 states, 30 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 29 states, 42 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated claim-violated   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated claim-violated   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte n;

active [2] proctype user() {
    n = 1;
cs: n = 2;
    n = 3
}

never {
    do
    :: user[0]@cs && user[1]@cs -> break
    :: else
    od
}
