// spin: 5 states, 5 transitions, holds
byte g=1;
active proctype P(){ do :: g==1 -> break od; (g==1); goto L; g=2; L: g=3 }
