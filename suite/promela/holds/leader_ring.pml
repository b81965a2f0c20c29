// Leader election on a ring: the highest number wins (Chang and Roberts 1979).
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 115 states, 209 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 115 states, 209 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 95 states, 126 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl somebody_is_chosen: holds   (spin -a; cc -DNOREDUCE; pan -a -N somebody_is_chosen)
// ltl somebody_is_chosen fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N somebody_is_chosen -f)
#define N 3
mtype = { candidate, winner };
chan ring[N] = [2] of { mtype, byte };
byte leaders, chosen;

proctype node(byte at; byte number) {
    byte other;
    ring[(at + 1) % N] ! candidate, number;
    do
    :: ring[at] ? candidate, other ->
        if
        :: other > number -> ring[(at + 1) % N] ! candidate, other
        :: other == number ->
            leaders++;
            assert(leaders == 1);
            ring[(at + 1) % N] ! winner, number
        :: else
        fi
    :: ring[at] ? winner, other ->
        chosen = other;
        if
        :: other != number -> ring[(at + 1) % N] ! winner, other
        :: else
        fi;
        break
    od
}

init {
    atomic {
        run node(0, 2);
        run node(1, 5);
        run node(2, 3)
    };
    (_nr_pr == 1);
    assert(chosen == 5)
}

ltl somebody_is_chosen { <> (leaders == 1) }
