// spin: 68 states, 110 transitions, holds
byte g; byte h; 
active proctype P(){ byte x;
 { { x=1; x=2; g=1 } unless { h==1 -> x=7; x=8 } ; x = 4 } unless { h==2 -> x=9 } }
active proctype Q(){ h=1; h=2; g=3 }
