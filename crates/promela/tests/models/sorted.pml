// spin: 13 states, 13 transitions, violated
chan q=[4] of {byte,byte}; byte a,b;
active proctype S(){ q!!3,1; q!!1,2; q!!2,3; q!!1,1 }
active proctype R(){ byte x,y; (len(q)==4); q??2,x; q?<x,y>; a=x; b=y; q??[1,1]; q?x,y; a=x; q?x,eval(b) }
