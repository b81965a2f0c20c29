// spin: 42 states, 61 transitions, holds
byte g;
active [2] D_proctype P(){ byte x; x=g; g=x+1; x=g }
