// The last philosopher takes the other fork first: no deadlock, but anyone may
// starve if nobody is fair.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 85 states, 154 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 85 states, 154 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 85 states, 154 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl meals_go_on: holds   (spin -a; cc -DNOREDUCE; pan -a -N meals_go_on)
// ltl meals_go_on fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N meals_go_on -f)
// progress: holds   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: holds   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
#define N 3
byte holder[N];
byte meals;

proctype philosopher(byte first; byte second) {
    do
    :: atomic { holder[first] == 0 -> holder[first] = _pid };
       atomic { holder[second] == 0 -> holder[second] = _pid };
progress_eat:
       assert(holder[first] == _pid && holder[second] == _pid);
       meals = (meals + 1) % 2;
       holder[second] = 0;
       holder[first] = 0
    od
}

init {
    atomic {
        run philosopher(0, 1);
        run philosopher(1, 2);
        run philosopher(0, 2)
    }
}

ltl meals_go_on { []<> (meals == 1) }
