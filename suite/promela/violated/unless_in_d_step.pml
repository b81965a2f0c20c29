// Nothing interrupts a `d_step`. As in SPIN, which warns of it, the escape is tried
// only where the other side cannot begin.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 6 states, 6 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 6 states, 6 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte main, escape;

active proctype P() {
    d_step {
        escape = 1;
        {
            main = 1;
            main = 2
        } unless {
            escape == 1 -> main = 9
        }
    }
    assert(main == 2);
    d_step {
        escape = 2;
        {
            main == 1;
            main = 3
        } unless {
            escape == 2 -> main = 8
        }
    }
    assert(main == 3)
}
