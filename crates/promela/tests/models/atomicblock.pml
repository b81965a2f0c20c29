// spin: 19 states, 25 transitions, holds
byte g; bool f;
active proctype P(){ atomic { g=1; g=2; f; g=3; g=4 } }
active proctype Q(){ g=7; f=1; g=8 }
