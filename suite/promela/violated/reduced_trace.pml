// An event trace asks for an order. SPIN's reduction takes what happens on channels of
// exclusive use for local, event or not, and tries one order only.
//
// verdict: violated event-trace   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 16 states, 17 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 16 states, 17 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: por
// differs: SPIN's reduction reorders the events that the trace watches.
chan q = [1] of { byte };
chan r = [1] of { byte };

trace {
    r!1;
    q!1
}

active proctype A() {
    xs q;
    q!1
}

active proctype B() {
    xs r;
    r!1
}

active proctype C() {
    xr q;
    xr r;
end:
    q?_;
    r?_
}
