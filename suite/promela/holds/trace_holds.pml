// A `trace` assertion: what is sent on `line` alternates, whatever the others do.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 40 states, 66 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 40 states, 66 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 32 states, 42 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { ping, pong };
chan line = [1] of { mtype };
chan other = [1] of { mtype };

trace {
end:do
    :: line ! ping;
end_too:
       line ! pong
    od
}

active proctype A() {
    byte n;
    do
    :: n < 2 -> line ! ping; other ! pong; line ! pong; n++
    :: else -> break
    od
}

active proctype B() {
end:do
    :: line ? _
    :: other ? _
    od
}
