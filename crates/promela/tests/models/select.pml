// spin: 13 states, 13 transitions, holds
byte g;
active proctype P(){ byte i; select(i : 2 .. 5); g=i }
