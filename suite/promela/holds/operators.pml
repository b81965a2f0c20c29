// Every operator with its precedence, short circuits, and division of negative
// numbers, which cuts towards zero.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 14 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
int a = 7, b = -2;
bool side;
byte arr[2];

active proctype P() {
    assert(a / 2 == 3 && b / 2 == -1 && -7 / 2 == -3 && -7 % 2 == -1);
    assert((a & 3) == 3 && (a | 8) == 15 && (a ^ 1) == 6 && ~0 == -1);
    assert(1 + 2 * 3 == 7 && (1 + 2) * 3 == 9 && 10 - 2 - 3 == 5);
    assert(1 << 3 == 8 && 16 >> 2 == 4 && -8 >> 1 == -4 && 1 + 1 << 2 == 8);
    assert((a == 7 && b == -2) && !(a != 7) && (a >= 7) && (a <= 7) && (a > 6) && (a < 8));
    assert((a > b) + (b < a) == 2 && !a == 0 && !0 == 1 && -a == -7);
    assert((a > 0 -> 5 : 1 / (a - 7)) == 5);
    assert(a == 7 || 1 / (a - 7) == 1);
    assert(!(a != 7 && 1 / (a - 7) == 1));
    assert(!(a == 0 && arr[a] == 0));
    a = (b < 0 -> (side -> 1 : 2) : 3);
    assert(a == 2)
}
