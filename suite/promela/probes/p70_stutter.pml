// Counting probe p70: stutter.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 2 states, 2 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 2 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 2 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl a: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N a)
// ltl a fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N a -f)
// ltl b: holds   (spin -a; cc -DNOREDUCE; pan -a -N b)
// ltl b fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N b -f)
// ltl c: holds   (spin -a; cc -DNOREDUCE; pan -a -N c)
// ltl c fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N c -f)
byte g;
active proctype P(){ g=1 }
active proctype Z(){ (g==9) }
ltl a { <>(g==5) }
ltl b { []<>(g==1) }
ltl c { <>[](g==1) }
