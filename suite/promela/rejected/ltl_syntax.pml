// A formula with an operator too many.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte g;
active proctype P() { g = 1 }
ltl p { [] (g == 1) && || <> (g == 0) }
