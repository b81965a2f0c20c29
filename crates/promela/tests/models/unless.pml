// spin: 21 states, 29 transitions, holds
byte g;
active proctype P(){ { g=1; g=2; g=3; g=4 } unless { g==9 -> g=10 } }
active proctype Q(){ g=9 }
