// A run that ends is taken to stay in its last state for ever.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl stays: holds   (spin -a; cc -DNOREDUCE; pan -a -N stays)
// ltl stays fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N stays -f)
// ltl both: holds   (spin -a; cc -DNOREDUCE; pan -a -N both)
// ltl both fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N both -f)
// ltl one: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N one)
// ltl one fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N one -f)
byte n;

active proctype P() {
    if
    :: n = 1
    :: n = 2
    fi
}

ltl stays { <>[] (n > 0) }
ltl both { []<> (n == 1) || []<> (n == 2) }
ltl one { <>[] (n == 1) }
