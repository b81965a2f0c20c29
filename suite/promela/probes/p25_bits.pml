// Counting probe p25: bits.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
unsigned u : 3; bit b; bool t; short s; int n; byte y; pid p; mtype = {red,green}; mtype m=red; int sum;
active proctype P(){ u=9; b=3; t=2; y=256+7; s=70000; n=2147483647; n++; m=green; sum=u+b+t+y+s; assert(u==1 && b==1 && t==0 && y==7 && s==4464 && n<0) }
