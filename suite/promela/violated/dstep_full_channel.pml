// Sending twice into one place inside a `d_step`.
//
// verdict: violated blocked   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
chan q = [1] of { byte };

active proctype P() {
    d_step { q ! 1; q ! 2 }
}

active proctype R() {
    end: do
    :: q ? _
    od
}
