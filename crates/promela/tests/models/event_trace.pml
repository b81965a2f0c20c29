// spin: 105 states, 391 transitions, violated
chan q=[2] of {byte}; chan c=[0] of {byte}; byte g;
active proctype A() { byte y; do :: q!1 :: q!2 :: q?y :: c!y od }
active proctype B() { byte z; do :: c?z :: g=z od }
trace { do :: q!1 :: q?1 :: c!1; c?1 od }
