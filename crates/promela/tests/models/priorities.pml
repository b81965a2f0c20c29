// spin: 137 states, 219 transitions, holds
byte g; 
proctype A(byte p) priority 2 { g=p; g=p+1 }
active proctype C() priority 3 { g=9; set_priority(_pid, 1); g=8; g=get_priority(0) }
init { run A(1) priority 4; run A(3); g=2; _priority = 5; g=7 }
