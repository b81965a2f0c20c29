// What is assigned is cut to the type: bit, bool, byte, short, int, unsigned,
// pid and mtype, negative values too.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 38 states, 38 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 38 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 38 states, 38 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
bit b; bool t; byte y; short s; int i; unsigned u3 : 3, u5 : 5; pid p; mtype = { m }; mtype mm;

active proctype P() {
    b = 2; assert(b == 0);
    b = 3; assert(b == 1);
    t = 4; assert(t == 0);
    y = -1; assert(y == 255);
    y = 256 + 3; assert(y == 3);
    s = 32768; assert(s == -32768);
    s = 65535; assert(s == -1);
    i = 2147483647; i++; assert(i == -2147483647 - 1);
    u3 = 8; assert(u3 == 0);
    u3 = -1; assert(u3 == 7);
    u5 = 33; assert(u5 == 1);
    p = 257; assert(p == 1);
    mm = 258; assert(mm == 2);
    y = 0; y--; assert(y == 255);
    u3 = 7; u3++; assert(u3 == 0);
    b = 1; b++; assert(b == 0)
}
