// Initial values: constants, lists, expressions over what was declared before, and
// declarations in the middle of a body.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte a = 3, b[3] = 7;
int c[3] = { 1, 2, 3 };
mtype = { one, two };
mtype m = two;
bool t = true;
chan q[2] = [1] of { byte };

active proctype P() {
    byte x = a;
    byte y = x + 1;
    assert(b[2] == 7 && c[0] + c[2] == 4 && t && m == two && y == 4);
    a = 9;
    byte z = a;
    assert(z == 9 && x == 3);
    q[1] ! z;
    {
        byte inner = z + 1;
        assert(inner == 10)
    }
    assert(len(q[0]) == 0 && len(q[1]) == 1)
}
