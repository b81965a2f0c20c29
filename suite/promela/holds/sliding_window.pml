// Go-back-N with a window of two over a wire that loses messages; sequence numbers
// modulo three.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 283 states, 512 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 287 states, 516 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 213 states, 307 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { data, ack };
chan wire = [2] of { mtype, byte };
chan back = [2] of { mtype, byte };
byte delivered;

active proctype sender() {
    byte base, next, n;
    do
    :: (next + 3 - base) % 3 < 2 && nfull(wire) -> wire ! data, next; next = (next + 1) % 3
    :: back ? ack, n ->
        base = n
    :: timeout -> next = base
    od
}

active proctype receiver() {
    byte wanted, n;
    do
    :: wire ? data, n ->
        if
        :: n == wanted ->
            assert(n == delivered);
            delivered = (delivered + 1) % 3;
            wanted = (wanted + 1) % 3
        :: else
        fi;
        if
        :: nfull(back) -> back ! ack, wanted
        :: full(back)
        fi
    :: wire ? data, n
    od
}
