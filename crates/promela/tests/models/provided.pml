// spin: 21 states, 27 transitions, holds
byte g; bool ok=1;
active proctype H() provided (ok) { g=1; g=2 }
active proctype L() { ok=0; ok=1; g=3 }
