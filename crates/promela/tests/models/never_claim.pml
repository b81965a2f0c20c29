// spin: 169 states, 289 transitions, violated
byte x; 
active proctype A() { do :: x<3 -> x++ :: x>0 -> x-- od }
active proctype B() { x==2; x=7; assert(x!=7) }
never { T0: do :: x==1 -> goto acc :: true od; acc: do :: x>1 :: x==0 -> break od }
