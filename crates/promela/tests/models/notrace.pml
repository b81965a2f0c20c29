// spin: 10 states, 19 transitions, violated
chan q=[2] of {byte}; byte g;
active proctype A() { do :: q!1 :: q!2 :: q?_ od }
notrace { q!1; q!2; q?1 }
