// spin: 15 states, 19 transitions, holds
byte g; chan c=[1] of {byte};
active proctype P(){ do :: c?1 -> g=1 :: timeout -> g=2; break od }
active proctype Q(){ c!1; c!1 }
