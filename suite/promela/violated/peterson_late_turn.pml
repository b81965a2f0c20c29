// Peterson's algorithm with the turn given away before the flag is raised: the
// order of two assignments is the whole proof.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 98 states, 187 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 98 states, 187 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 98 states, 187 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bool flag[2];
byte turn;
byte inside;

active [2] proctype user() {
    do
    ::  turn = 1 - _pid;
        flag[_pid] = true;
        (!flag[1 - _pid] || turn == _pid);
        inside++;
        assert(inside == 1);
        inside--;
        flag[_pid] = false
    od
}
