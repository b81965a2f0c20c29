// Two-phase commit with a coordinator and two workers that vote at will.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 192 states, 332 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 192 states, 332 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 189 states, 275 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl decided: holds   (spin -a; cc -DNOREDUCE; pan -a -N decided)
// ltl decided fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N decided -f)
mtype = { prepare, yes, no, commit, abort };
chan to[2] = [1] of { mtype };
chan from[2] = [1] of { mtype };
mtype outcome[2];
mtype decision;

active proctype coordinator() {
    mtype a, b;
    to[0] ! prepare;
    to[1] ! prepare;
    from[0] ? a;
    from[1] ? b;
    decision = (a == yes && b == yes -> commit : abort);
    to[0] ! decision;
    to[1] ! decision
}

proctype worker(byte i) {
    mtype vote;
    to[i] ? prepare;
    if
    :: vote = yes
    :: vote = no
    fi;
    from[i] ! vote;
    to[i] ? outcome[i];
    assert(vote == yes || outcome[i] == abort)
}

init {
    atomic { run worker(0); run worker(1) };
    (outcome[0] != 0 && outcome[1] != 0);
    assert(outcome[0] == outcome[1])
}

ltl decided { <> (decision != 0) }
