// The alternating-bit protocol (Bartlett, Scantlebury and Wilkinson 1969) over
// channels that may lose a message at any time.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 664 states, 1744 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 641 states, 1714 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 448 states, 927 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// progress: violated non-progress   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: violated non-progress   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
mtype = { msg, ack };
chan down = [1] of { mtype, byte, bit };
chan up = [1] of { mtype, bit };
byte expected;

active proctype sender() {
    byte data;
    bit b, answer;
    do
    :: down ! msg, data, b
    :: up ? ack, answer ->
        if
        :: answer == b -> b = 1 - b; data = (data + 1) % 3
        :: else
        fi
    od
}

active proctype receiver() {
    byte data;
    bit b, wanted;
    do
    :: down ? msg, data, b ->
        if
        :: b == wanted ->
            assert(data == expected);
            expected = (expected + 1) % 3;
progress:   wanted = 1 - wanted
        :: else
        fi;
        up ! ack, b
    od
}

active proctype thief() {
    do
    :: down ? _, _, _
    :: up ? _, _
    od
}
