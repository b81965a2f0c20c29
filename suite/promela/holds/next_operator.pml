// The next operator, which a stock SPIN is built without.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// heddle: holds
// differs: a stock SPIN is built without the next operator; heddle has it, without reduction.
byte g;
active proctype P() { g = 1 }
ltl p { (g == 0) && X (g == 1) }
