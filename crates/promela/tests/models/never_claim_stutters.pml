// spin: 4 states, 5 transitions, holds
byte x; 
active proctype A() { x=1; x=2; x==9 }
never { do :: x<=1 :: x==2 -> break od; accept: do :: x==2 :: x==3 -> break od }
