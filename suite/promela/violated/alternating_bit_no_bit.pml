// The same protocol when the receiver forgets to compare the bit: a message that
// is sent again is taken for the next one.
//
// verdict: violated assertion   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 1906 states, 3395 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1703 states, 3036 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1435 states, 2236 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
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
    bit b;
    do
    :: down ? msg, data, b ->
        assert(data == expected);
        expected = (expected + 1) % 3;
        up ! ack, b
    od
}
