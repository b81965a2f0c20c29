// A statement under an escape runs only while the escape cannot: so it depends
// on whoever sends the message that the escape waits for.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan q = [2] of { byte };

active proctype sender() {
    q!1
}

active proctype worker() {
    byte x;
    {
        x = 1;
        x = x + 1;
        assert(x != 2)
    } unless {
        q?x
    }
}
