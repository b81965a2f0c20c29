// spin: 390 states, 904 transitions, violated
byte g, turn; chan c=[1] of {byte};
active [2] proctype P() { byte x=_pid; do :: atomic { turn==_pid -> turn=1-_pid; x=(x+1)%3; if :: x==2 -> break :: else fi } :: c!x -> atomic { c?x; g=x; (turn==0); g=2 } :: timeout -> goto end1 od; end1: g=0; assert(g==0) }
active proctype T() { end: do :: g==2 -> progress: g=1 :: timeout -> g=2; break od unless { g==1 -> turn = 0 } }
