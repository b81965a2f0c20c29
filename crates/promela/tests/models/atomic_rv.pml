// spin: 11 states, 12 transitions, holds
chan c=[0] of {byte}; byte g;
active proctype S(){ atomic { g=1; c!1; g=2; g=3 } }
active proctype R(){ byte x; atomic { c?x; g=10; g=11 }; g=12 }
