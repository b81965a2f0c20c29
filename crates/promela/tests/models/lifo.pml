// spin: 13 states, 20 transitions, holds
/* process termination only in LIFO order of pids */
byte g;
active proctype A(){ skip }
active proctype B(){ (g==1) }
active proctype C(){ g=1 }
