// Processes that are not there, and one that is started, asked for their priority.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte sum;
proctype Worker(byte n) { sum = sum + n }
active proctype Main() priority 2 {
    byte id;
    assert(get_priority(_pid) == 2);
    id = run Worker(1) priority 1;
    assert(get_priority(id) == 1);
    set_priority(id, 5);
    assert(sum == 1)
}
