// spin: 134 states, 286 transitions, violated
chan c=[0] of {byte}; byte g;
active proctype P(){ byte x; atomic { g=1; c!3; g=2; g=4 }; do :: atomic{ c?x -> g=x; x=0} unless (g==4) :: g==4 -> break od }
active proctype Q(){ byte y; do :: c?y :: c!y :: atomic { g++; c?y; g=y } :: g>5 -> break od }
active proctype R(){ byte z; c?z; if :: c!1 :: z==2 -> skip :: else -> g=0 fi }
