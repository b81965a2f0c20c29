// A record is passed to a process field by field.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 23 states, 32 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 22 states, 31 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 14 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef Pair {
    byte a;
    short b
};

byte sum;

proctype add(Pair p; byte k) {
    sum = sum + p.a + p.b + k
}

init {
    Pair s;
    s.a = 3;
    s.b = 4;
    run add(s, 1);
    s.a = 5;
    run add(s, 2);
    (sum == 19)
}
