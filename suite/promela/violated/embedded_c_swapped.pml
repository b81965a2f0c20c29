// Two pieces of C write what the other reads: every order counts.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 26 states, 39 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 26 states, 39 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 19 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte a, b;
active proctype P() { byte x; c_code { now.a = 1; }; c_code { PP->x = now.b; }; assert(x == 1) }
active proctype Q() { byte y; c_code { now.b = 1; }; c_code { PQ->y = now.a; } }
