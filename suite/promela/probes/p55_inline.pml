// Counting probe p55: inline.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g;
inline f(a,b){ byte t; t=a; a=b; b=t }
active proctype P(){ byte x=1,y=2; f(x,y); g=x; f(x,y); g=y }
