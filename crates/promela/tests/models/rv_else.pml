// spin: 9 states, 9 transitions, violated
chan c=[0] of {byte}; byte g;
active proctype S(){ if :: c!1 -> g=1 :: else -> g=2 fi }
active proctype R(){ byte x; g=3; c?x }
active proctype Z(){ (g==9) }
