// spin: 17 states, 27 transitions, holds
byte g;
proctype W(){ g++ }
init { byte i; atomic { do :: i<3 -> run W(); i++ :: else -> break od } }
