// A sorted channel as a priority queue: `!!` keeps it ordered, `??` takes from
// the middle, and polls look without taking.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 24 states, 24 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 24 states, 24 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 24 states, 24 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan jobs = [4] of { byte, byte };
byte done_upto;

active proctype submitter() {
    jobs !! 3, 1;
    jobs !! 1, 2;
    jobs !! 2, 3
}

active proctype runner() {
    byte prio, job;
    (len(jobs) == 3);
    assert(jobs ? [1, 2]);
    assert(jobs ?? [3, 1] && !(jobs ?? [3, 3]));
    jobs ? < prio, job >;
    assert(prio == 1 && len(jobs) == 3);
    jobs ?? < 2, job >;
    assert(job == 3);
    jobs ?? eval(prio + 1), job;
    assert(job == 3 && len(jobs) == 2);
    do
    :: nempty(jobs) ->
        jobs ? prio, job;
        assert(prio > done_upto);
        done_upto = prio
    :: empty(jobs) -> break
    od
}
