// Counting probe p41: fair.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 19 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl p: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N p)
// ltl p fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N p -f)
byte g;
active proctype P(){ do :: g=(g+1)%3 od }
active proctype Q(){ do :: g=(g+2)%3 od }
active proctype Z(){ bool d; do :: d=1-d od }
ltl p { []<>(g==2) }
