// A message that brings an index and a value for that element. SPIN saves the old
// element before the index is set and restores the new one after: a false alarm.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN undoes a receive at the element that the message named, with the value of another.
byte a[2] = 5;
chan q = [1] of { byte, byte };

active proctype S() {
    a[0] = 6;
    q ! 1, 7
}

active proctype other() {
end:
    q ? 1, 7;
    assert(a[1] == 5)
}

active proctype taker() {
    byte i;
end:
    q ? i, a[i];
    assert(a[1] == 7)
}
