// Dekker's algorithm, the first solution of mutual exclusion, with the labels
// and jumps of its time.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 146 states, 275 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 146 states, 275 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 146 states, 275 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl always_somebody: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N always_somebody)
// ltl always_somebody fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N always_somebody -f)
bool wants[2];
byte turn;
byte inside;

active [2] proctype user() {
again:
    wants[_pid] = true;
    do
    :: wants[1 - _pid] ->
        if
        :: turn != _pid ->
            wants[_pid] = false;
            (turn == _pid);
            wants[_pid] = true
        :: else
        fi
    :: else -> break
    od;
    inside++;
    assert(inside == 1);
    inside--;
    turn = 1 - _pid;
    wants[_pid] = false;
    goto again
}

ltl always_somebody { []<> (inside == 1) }
