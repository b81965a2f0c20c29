// spin: 1 states, 5 transitions, holds
byte g;
active proctype P(){ do :: atomic { if :: g=1 :: g=2 fi; if :: g=g+2 :: g=g+4 fi; g=0 } od }
