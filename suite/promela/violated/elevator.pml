// A lift with three floors, requests at any time, and a rule that serves upward
// calls first.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 310 states, 663 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 310 states, 663 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 310 states, 663 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl served: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N served)
// ltl served fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N served -f)
byte floor;
bool call[3];
bool up = true;

active proctype lift() {
    do
    :: call[floor] -> call[floor] = false
    :: !call[floor] && up && floor < 2 && (call[2] || (floor == 0 && call[1])) -> floor++
    :: !call[floor] && up && !(call[2] || (floor == 0 && call[1])) && floor > 0 -> up = false
    :: !call[floor] && !up && floor > 0 && (call[0] || (floor == 2 && call[1])) -> floor--
    :: !call[floor] && !up && !(call[0] || (floor == 2 && call[1])) -> up = true
    od
}

active proctype people() {
    do
    :: !call[0] -> call[0] = true
    :: !call[1] -> call[1] = true
    :: !call[2] -> call[2] = true
    od
}

ltl served { [] (call[2] -> <> (floor == 2)) }
