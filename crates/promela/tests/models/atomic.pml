// spin: 16 states, 23 transitions, holds
byte g,h;
active [2] proctype P(){ atomic{ g=1; h=2; g=3 }; h=4 }
