// spin: 10 states, 10 transitions, holds
typedef T { byte a; bit b[3]; }; typedef U { T t[2]; short s }; U u; chan q=[1] of {T}; byte g;
active proctype P(){ T x; u.t[1].b[2]=1; u.s=7; x.a=3; x.b[1]=1; q!x; q?u.t[0]; g=u.t[0].a+u.t[0].b[1]; assert(g==4) }
