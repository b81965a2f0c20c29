// Counting probe p77: gotostep.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 32 states, 38 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 32 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 32 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
active proctype P(){ A: if :: goto B :: goto C fi; B: g=1; goto D; C: g=2; D: do :: break :: g<5 -> g++ od; if :: true :: skip fi; (g<9) }
