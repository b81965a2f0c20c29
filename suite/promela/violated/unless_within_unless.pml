// An escape within what another escape guards, and one within the escape itself.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 45 states, 56 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 45 states, 56 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 45 states, 54 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte a, b, c;

active proctype P() {
    {
        { do :: a < 3 -> a++ od } unless { b == 1 -> c = 1 }
    } unless {
        a == 2 -> c = 2;
        { skip; c = 3 } unless { b == 1 }
    }
}

active proctype Q() {
    b = 1;
    if
    :: c == 1
    :: c == 2
    :: c == 3
    fi;
    assert(c != 1)
}
