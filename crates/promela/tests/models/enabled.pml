// spin: 18 states, 24 transitions, holds
byte g;
active proctype P(){ g=1; g=2 }
active proctype Q(){ do :: enabled(0) -> g=3; break :: else -> break od }
