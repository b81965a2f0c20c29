// Arrays of bits are arrays of bytes, and a channel of one bit carries a byte: SPIN
// cuts to one bit only what stands alone, or beside other fields of a message.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 16 states, 16 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 16 states, 16 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
typedef R { bit one; bit many[2] };
bit a[2];
bool b[2];
bit c;
R r;
chan lone = [1] of { bit };
chan pair = [1] of { bit, bit };

active proctype P() {
    bit local_many[2];
    byte x, y;
    a[0] = 3;
    b[1] = 2;
    c = 3;
    r.one = 3;
    r.many[1] = 3;
    local_many[0] = 6;
    assert(a[0] == 3 && b[1] == 2 && c == 1 && r.one == 1 && r.many[1] == 3);
    assert(local_many[0] == 6);
    lone ! 5;
    lone ? x;
    assert(x == 5);
    pair ! 3, 2;
    pair ? x, y;
    assert(x == 1 && y == 0)
}
