// A message is received into the record that another record names.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef Cell { byte to; byte got };
Cell cells[3];
chan q = [2] of { byte, byte };
active proctype P() {
    cells[1].to = 2;
    q ! 7, 1;
    q ? cells[cells[1].to].got, cells[0].to;
    assert(cells[2].got == 7 && cells[0].to == 1)
}
