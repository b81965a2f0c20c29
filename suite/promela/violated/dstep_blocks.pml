// A `d_step` that blocks after its first statement is an error.
//
// verdict: violated blocked   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte n;

active proctype P() {
    d_step { n = 1; n == 2; n = 3 }
}

active proctype Q() {
    n = 2
}
