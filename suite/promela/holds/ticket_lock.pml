// A ticket lock with an atomic fetch-and-add; tickets are taken modulo four.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 84 states, 129 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 84 states, 129 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 84 states, 129 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
unsigned next_ticket : 2, serving : 2;
byte inside;

active [2] proctype user() {
    unsigned mine : 2;
    do
    ::  d_step { mine = next_ticket; next_ticket++ };
        (serving == mine);
        inside++;
        assert(inside == 1);
        inside--;
        d_step { serving++; mine = 0 }
    od
}
