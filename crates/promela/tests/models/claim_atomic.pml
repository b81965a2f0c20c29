// spin: 5 states, 6 transitions, holds
/* does the claim observe intermediate states of an atomic? */
byte g;
active proctype P(){ byte x; atomic { g=1; if :: x==0 -> x=1 :: x==5 fi; g=2 }; g=3; (x>0) }
never { do :: g==1 -> break :: else od }
