// Counting probe p80: ltl_noa.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl p: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N p)
// ltl p fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N p -f)
byte g;
active proctype P(){ do :: g<3 -> g++ :: else -> break od }
ltl p { [](g<3) }
