// What happens to numbers that do not fit, and to negative ones.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 44 states, 44 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 44 states, 44 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 44 states, 44 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
int a = -7, b, big = 2147483647;
short s = 32767;
byte y = 255;
unsigned u : 3 = 7;
unsigned w : 31;
bit i;
bool o;
pid p;

active proctype P() {
    b = a % 3; assert(b == -1);
    b = a / 2; assert(b == -3);
    b = a >> 1; assert(b == -4);
    b = a << 2; assert(b == -28);
    b = ~a; assert(b == 6);
    b = -a ^ 3; assert(b == 4);
    b = 6 & 3 == 3; assert(b == 0);
    b = 1 + 2 << 1; assert(b == 6);
    b = 46341 * 46341; assert(b < 0);
    big++; assert(big < 0);
    s++; assert(s == -32768);
    s = 65537; assert(s == 1);
    y++; assert(y == 0);
    y = -1; assert(y == 255);
    u++; assert(u == 0);
    u = 13; assert(u == 5);
    w = -1; assert(w == 2147483647);
    i = 2; assert(i == 0);
    o = 2; assert(o == 0);
    o = 3; assert(o == 1);
    p = 300; assert(p == 44)
}
