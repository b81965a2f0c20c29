// Counting probe p19: ltl.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 3 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 3 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 3 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl p: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N p)
// ltl p fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N p -f)
// ltl q: holds   (spin -a; cc -DNOREDUCE; pan -a -N q)
// ltl q fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N q -f)
byte g;
active proctype P(){ do :: g=0 :: g=1 :: g=2 od }
ltl p { []<>(g==2) }
ltl q { [](g<3) }
