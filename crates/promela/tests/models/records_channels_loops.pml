// spin: 12275 states, 32786 transitions, holds
mtype={a,b}; typedef M { byte x; mtype t; byte ar[2] } ; M m[2]; chan q=[3] of {M}; chan r=[2] of {byte,chan}; byte g;
inline foo(z,w) { z = w; if :: z>1 -> goto done :: else fi; z++; done: skip }
proctype A(chan c; byte n) { byte k; M lm; lm.x=n; lm.ar[1]=2; c!lm; foo(k,n); foo(g,k) }
init { byte i; M y; chan loc=[1] of {byte}; for (i:0..1) { run A(q,i) }; q?y; m[1].x=y.x; r!1,loc; r?i,loc; loc!3; for (y in q) { g = g+y.x }; select(i:1..3); 
 d_step { i=2; do :: i>0 -> i-- :: else -> break od; g=i }; q?<y>; q??[y] -> skip; L: atomic { if :: g==0 -> goto L2 :: else -> goto E fi } ; L2: g=3; E: skip }
