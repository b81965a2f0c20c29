// A formula that names where a process is and what its local variable holds.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 15 states, 16 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 15 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 15 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl visits: holds   (spin -a; cc -DNOREDUCE; pan -a -N visits)
// ltl visits fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N visits -f)
// ltl value: holds   (spin -a; cc -DNOREDUCE; pan -a -N value)
// ltl value fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N value -f)
// ltl never_two: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N never_two)
// ltl never_two fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N never_two -f)
bool go;

active proctype P() {
    byte x;
    do
    :: go -> x = (x + 1) % 3;
here:  go = false
    od
}

active proctype Q() {
    do
    :: !go -> go = true
    od
}

ltl visits { []<> (P@here) }
ltl value { [] (P:x < 3) }
ltl never_two { [] !(P:x == 2 && P@here) }
