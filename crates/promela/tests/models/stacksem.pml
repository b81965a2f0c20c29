// spin: 12 states, 22 transitions, holds
/* state stored only once per atomic chain; loss of atomicity in the middle */
byte g; bool f;
active proctype P(){ do :: atomic { g=(g+1)%3; f; f=0; g=(g+1)%3 } od }
active proctype Q(){ do :: f=1 od }
