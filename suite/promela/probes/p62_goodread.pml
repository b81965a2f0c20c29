// Counting probe p62: goodread.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 116 states, 200 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 116 states, 200 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 80 states, 128 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* as p49 but x still live on one branch */
byte g; chan c=[1] of {byte};
active proctype S(){ do :: c!1 :: c!2 :: c!3 od }
active proctype R(){ byte x; do :: c?x; if :: x==1 -> g=1 :: else fi; g=x od }
active proctype Z(){ (g==9) }
