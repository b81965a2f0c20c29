// Only the most urgent of those who can move may move; priorities change as they run.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 20 states, 21 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 20 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 20 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte n;
bool wake;

active proctype low() priority 1 {
    n = 1;
    wake = true;
    n = 2
}

active proctype high() priority 3 {
    wake;
    assert(n == 1);
    n = 5;
    assert(get_priority(_pid) == 3 && _priority == 3);
    set_priority(_pid, 1);
    n = 6
}

active proctype middle() priority 2 {
    (n >= 5);
    n = n + 10
}
