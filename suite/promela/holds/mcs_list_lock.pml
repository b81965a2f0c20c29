// The queue lock of Mellor-Crummey and Scott (1991), with exchange and compare-and-swap
// as d_steps; process numbers start at one so that zero is nobody.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 282 states, 526 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 282 states, 526 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 207 states, 364 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte tail;
byte next[3];
bool locked[3];
byte inside;

proctype user() {
    byte before;
    do
    ::  next[_pid] = 0;
        d_step { before = tail; tail = _pid };
        if
        :: before != 0 ->
            locked[_pid] = true;
            next[before] = _pid;
            !locked[_pid]
        :: else
        fi;
        inside++;
        assert(inside == 1);
        inside--;
        if
        :: next[_pid] == 0 ->
            if
            :: d_step { tail == _pid -> tail = 0 }
            :: d_step { tail != _pid -> before = 0 };
               (next[_pid] != 0);
               locked[next[_pid]] = false
            fi
        :: next[_pid] != 0 -> locked[next[_pid]] = false
        fi;
        before = 0
    od
}

init {
    atomic { run user(); run user() }
}
