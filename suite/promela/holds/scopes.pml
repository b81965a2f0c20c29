// Blocks side by side may use the same name; it is another variable each time.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 20 states, 20 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 11 states, 11 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte seen;

active proctype P() {
    {
        byte x = 3;
        x++;
        seen = x
    };
    {
        byte x;
        assert(x == 0 && seen == 4);
        x = 9
    };
    byte i;
    for (i : 5 .. 6) {
        byte y = i;
        assert(y == i)
    }
    assert(i == 7)
}
