// After a receive into _pid the process goes by the new number in its own text only.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [1] of { byte };
byte flag[4];
active proctype P() {
    pid mine = _pid;
    q ! 3;
    q ? _pid;
    flag[_pid] = 1;
    assert(mine == 0 && flag[3] == 1 && _nr_pr == 1)
}
