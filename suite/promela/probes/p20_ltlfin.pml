// Counting probe p20: ltlfin.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl p: holds   (spin -a; cc -DNOREDUCE; pan -a -N p)
// ltl p fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N p -f)
// ltl q: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N q)
// ltl q fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N q -f)
// ltl s: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N s)
// ltl s fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N s -f)
byte g;
active proctype P(){ g=1; g=2; g=3 }
ltl p { <>(g==3) }
ltl q { <>(g==4) }
ltl s { [](g<3) }
