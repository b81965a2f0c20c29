// Weak fairness does not help a process that is enabled again and again but not
// continuously: Peterson with a polite partner who always finds the door first.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 12 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 12 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 7 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl modest_gets_it: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N modest_gets_it)
// ltl modest_gets_it fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N modest_gets_it -f)
bool lock;
byte got;

active proctype greedy() {
    do
    :: atomic { !lock -> lock = true };
       lock = false
    od
}

active proctype modest() {
    atomic { !lock -> lock = true };
    got = 1;
    lock = false
}

ltl modest_gets_it { <> (got == 1) }
