// A `d_step` cannot be executed in the middle of a rendezvous of others. If it begins
// with a choice, SPIN forgets to ask.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 18 states, 22 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// heddle: violated deadlock
// differs: SPIN's verifier executes the `d_step` between an offer and its acceptance.
byte chosen;
bool done;
chan meet = [0] of { byte };

proctype Taker() {
    meet?_
}

proctype Giver() {
    atomic {
        skip;
        meet!0
    };
    d_step {
        select (chosen : 0 .. 2);
        done = true;
        skip
    }
}

init {
    run Taker();
    run Giver();
    run Giver();
    _nr_pr == 1
}
