// spin: 16 states, 33 transitions, holds
byte g;
active [2] proctype P(){ do :: g=(g+1)%4 od }
never { do :: (_last==1) -> skip :: else od }
