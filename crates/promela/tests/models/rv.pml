// spin: 7 states, 7 transitions, holds
chan c=[0] of {byte}; byte g;
active proctype S(){ c!1; c!2 }
active proctype R(){ byte x; c?x; g=x; c?x; g=x }
