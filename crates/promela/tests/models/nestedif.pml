// spin: 9 states, 9 transitions, holds
byte g=1;
active proctype P(){ if :: if :: g==1 -> skip :: g==2 fi :: g==1 -> g=2 fi; { { (g>0) } } }
