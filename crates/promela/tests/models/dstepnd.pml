// spin: 6 states, 7 transitions, holds
byte g;
active proctype P(){ do :: d_step { if :: g<5 -> g=g+1 :: g>2 -> g=0 fi; g=g } od }
