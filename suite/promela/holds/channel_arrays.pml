// A ring of channel arrays, channels compared and handed on.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 36 states, 37 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 36 states, 37 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 36 states, 37 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define N 3
chan link[N] = [1] of { byte };
chan spare = [1] of { byte };
byte laps;

proctype station(byte i; chan in_; chan out) {
    byte token;
    do
    :: in_ ? token ->
        assert(token < 4);
        if
        :: i == 0 -> laps++; token++
        :: else
        fi;
        if
        :: token == 3 -> break
        :: else -> out ! token
        fi
    :: timeout -> break
    od
}

init {
    chan c;
    byte i;
    atomic {
        for (i : 0 .. N - 1) {
            run station(i, link[i], link[(i + 1) % N])
        }
    };
    c = link[0];
    assert(c == link[0] && c != link[1] && c != spare);
    c ! 1
}
