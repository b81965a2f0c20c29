// A server that answers on the channel that came with the request.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 43 states, 65 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 43 states, 65 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 33 states, 39 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
chan desk = [0] of { byte, chan };
byte served[2];

active proctype server() {
    byte n;
    chan back;
end:do
    :: desk ? n, back -> back ! n * 2
    od
}

active [2] proctype client() {
    chan mine = [0] of { byte };
    byte n;
    desk ! _pid, mine;
    mine ? n;
    assert(n == _pid * 2);
    served[_pid - 1] = 1
}
