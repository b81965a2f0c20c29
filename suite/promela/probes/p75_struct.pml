// Counting probe p75: struct.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef T { byte a; bit b[3]; }; typedef U { T t[2]; short s }; U u; chan q=[1] of {T}; byte g;
active proctype P(){ T x; u.t[1].b[2]=1; u.s=7; x.a=3; x.b[1]=1; q!x; q?u.t[0]; g=u.t[0].a+u.t[0].b[1]; assert(g==4) }
