// Two lights at a crossing: never both green, and each gets its turn.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 11 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 10 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl safe: holds   (spin -a; cc -DNOREDUCE; pan -a -N safe)
// ltl safe fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N safe -f)
// ltl alternates: holds   (spin -a; cc -DNOREDUCE; pan -a -N alternates)
// ltl alternates fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N alternates -f)
// ltl yellow_between: holds   (spin -a; cc -DNOREDUCE; pan -a -N yellow_between)
// ltl yellow_between fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N yellow_between -f)
mtype = { red, yellow, green };
mtype light[2] = red;
byte turn;

active [2] proctype lamp() {
    do
    :: turn == _pid ->
        light[_pid] = green;
        light[_pid] = yellow;
        light[_pid] = red;
        turn = 1 - _pid
    od
}

ltl safe { [] !(light[0] == green && light[1] == green) }
ltl alternates { []<> (light[0] == green) && []<> (light[1] == green) }
ltl yellow_between { [] (light[0] == green -> (light[0] == green || light[0] == yellow) U (light[0] == red)) }
