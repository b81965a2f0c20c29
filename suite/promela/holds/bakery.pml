// Lamport's bakery for two customers; tickets start again at zero when the shop
// is empty, so that the state space is finite.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 742 states, 1332 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 742 states, 1332 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 610 states, 1026 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte ticket[2];
bool choosing[2];
byte inside;

inline highest(h) {
    h = (ticket[0] > ticket[1] -> ticket[0] : ticket[1])
}

active [2] proctype customer() {
    byte mine;
    do
    ::  choosing[_pid] = true;
        highest(mine);
        if
        :: mine < 4 -> ticket[_pid] = mine + 1; choosing[_pid] = false
        :: else -> choosing[_pid] = false; (ticket[1 - _pid] == 0); goto leave
        fi;
        !choosing[1 - _pid];
        (ticket[1 - _pid] == 0 || ticket[_pid] < ticket[1 - _pid] ||
            (ticket[_pid] == ticket[1 - _pid] && _pid < 1 - _pid));
        d_step { inside++; assert(inside == 1) };
        inside--;
leave:  ticket[_pid] = 0;
        mine = 0
    od
}
