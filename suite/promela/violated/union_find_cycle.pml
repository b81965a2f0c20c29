// Parents in records: two unions without looking for the root make a circle.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 18 states, 19 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 18 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: violated assertion
// differs: SPIN cannot undo an assignment that changes its own index, and goes on with another state.
typedef Set { byte parent; byte rank };
Set s[3];
proctype Union(byte a; byte b) { s[s[a].parent].parent = b }
init {
    d_step { s[1].parent = 1; s[2].parent = 2 };
    atomic { run Union(0, 1); run Union(1, 0) };
    (_nr_pr == 1);
    assert(!(s[0].parent == 1 && s[1].parent == 0))
}
