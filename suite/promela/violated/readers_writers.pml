// Two readers, one writer, a monitor made of one atomic guard each.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 38 states, 73 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 38 states, 73 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 38 states, 73 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl writer_gets_in: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N writer_gets_in)
// ltl writer_gets_in fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N writer_gets_in -f)
byte readers;
bool writing;
byte version, seen;

active [2] proctype reader() {
    byte before;
    do
    ::  atomic { !writing -> readers++ };
        before = version;
        assert(before == version);
        atomic { readers--; before = 0 }
    od
}

active proctype writer() {
    do
    ::  atomic { !writing && readers == 0 -> writing = true };
        version = 1 - version;
        assert(readers == 0);
        writing = false
    od
}

ltl writer_gets_in { []<> writing }
