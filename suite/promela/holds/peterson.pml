// Peterson's mutual exclusion for two processes (1981).
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 38 states, 65 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 38 states, 65 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 38 states, 65 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl exclusion: holds   (spin -a; cc -DNOREDUCE; pan -a -N exclusion)
// ltl exclusion fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N exclusion -f)
// ltl first_enters: holds   (spin -a; cc -DNOREDUCE; pan -a -N first_enters)
// ltl first_enters fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N first_enters -f)
// ltl forever: holds   (spin -a; cc -DNOREDUCE; pan -a -N forever)
// ltl forever fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N forever -f)
bool flag[2];
byte turn;
byte inside;

active [2] proctype user() {
    do
    ::  flag[_pid] = true;
        turn = 1 - _pid;
        (!flag[1 - _pid] || turn == _pid);
        inside++;
        assert(inside == 1);
critical:
        inside--;
        flag[_pid] = false
    od
}

ltl exclusion { [] (inside <= 1) }
ltl first_enters { [] (flag[0] -> <> (inside == 1)) }
ltl forever { []<> (inside == 1) }
