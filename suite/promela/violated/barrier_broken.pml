// A barrier that counts without a gate for those who leave: the fast process
// comes round again and closes it before the slow one is through.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 88 states, 126 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 88 states, 126 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 66 states, 73 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define N 2
byte arrived;

active [N] proctype worker() {
    byte k;
    for (k : 1 .. 2) {
        arrived++;
        (arrived >= N);
        arrived = 0
    }
}
