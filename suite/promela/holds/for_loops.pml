// All loops: ranges with expressions as bounds, over an array, over a channel, select.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 60 states, 62 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 53 states, 55 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 53 states, 55 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef Pair { byte x; byte y };
byte a[4], sum, n = 2;
chan q = [3] of { Pair };

active proctype P() {
    byte i;
    Pair p;
    for (i : 1 .. n + 1) {
        sum = sum + i
    }
    assert(sum == 6);
    for (i in a) {
        a[i] = i * 2
    }
    assert(a[0] == 0 && a[3] == 6);
    p.x = 1; p.y = 2;
    q ! p;
    p.x = 3; p.y = 4;
    q ! p;
    sum = 0;
    for (p in q) {
        sum = sum + p.x * p.y
    }
    assert(sum == 14 && len(q) == 2);
    select (i : n .. 4);
    assert(i >= 2 && i <= 4)
}
