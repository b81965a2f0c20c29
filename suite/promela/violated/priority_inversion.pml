// A low task holds what a high task needs, and a middle one keeps it from running:
// the trouble of the Mars Pathfinder, by `provided` clauses.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { idle, waiting, running };
mtype high_state = idle, low_state = idle;
bool taken;

active proctype high() {
end:do
    ::  high_state = waiting;
        atomic { !taken -> taken = true };
        high_state = running;
        atomic { high_state = idle; taken = false }
    od
}

active proctype low() provided (high_state == idle) {
end:do
    ::  low_state = waiting;
        atomic { !taken -> taken = true };
        low_state = running;
        atomic { low_state = idle; taken = false }
    od
}
