// spin: 399 states, 873 transitions, violated
byte g; 
active [2] proctype A() { byte loc; loc=_pid; lab: g++; loc=2; l2: goto lab3; lab3: g--  }
active proctype M() { do :: A[0]@lab -> g=5; break :: A[1]:loc==2 && A[0]:loc>0 -> g=7 ; break :: A[1]@l2 -> break od; assert(g!=6) }
