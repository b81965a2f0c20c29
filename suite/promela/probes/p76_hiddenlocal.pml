// Counting probe p76: hiddenlocal.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 133 states, 243 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 73 states, 129 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 47 states, 56 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl p: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N p)
// ltl p fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N p -f)
byte g; 
active [2] proctype P(){ byte i; do :: i<3 -> i++; g=(g+1)%5 :: else -> break od }
ltl p { []<>(g==0) }
