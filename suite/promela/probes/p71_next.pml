// Counting probe p71: next.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 5 states, 5 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 5 states, 5 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl b: holds   (spin -a; cc -DNOREDUCE; pan -a -N b)
// ltl b fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N b -f)
// ltl d: holds   (spin -a; cc -DNOREDUCE; pan -a -N d)
// ltl d fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N d -f)
// ltl e: holds   (spin -a; cc -DNOREDUCE; pan -a -N e)
// ltl e fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N e -f)
byte g;
active proctype P(){ g=1; g=2; g=1 }

ltl b { (g==0) U (g==1) }

ltl d { (g<2) W (g==2) }
ltl e { (g==2) V (g<3) }
