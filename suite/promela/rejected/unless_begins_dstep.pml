// A `d_step` cannot begin with `unless`.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte x;

active proctype P() {
    d_step {
        { x = 1; x = 2 } unless { x == 1 }
    }
}
