// Counting probe p61: stacksem.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 22 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
/* state stored only once per atomic chain; loss of atomicity in the middle */
byte g; bool f;
active proctype P(){ do :: atomic { g=(g+1)%3; f; f=0; g=(g+1)%3 } od }
active proctype Q(){ do :: f=1 od }
