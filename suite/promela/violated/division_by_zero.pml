// A divisor that another process sets to zero.
//
// verdict: violated division-by-zero   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte d = 2;
byte r;

active proctype P() {
    r = 10 / d
}

active proctype Q() {
    d = 0
}
