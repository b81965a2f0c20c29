// Labels on options, in blocks and in atomic sequences; jumps between them; who stands
// there, seen from outside.
//
// verdict: violated deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 18 states, 22 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 18 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 18 states, 22 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// progress: holds   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: holds   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte g;

active proctype P() {
    if
    :: g == 0 -> L2: g = 1; goto L3
    :: g == 1 -> L3: g++
    fi;
    L4: { g = 7 };
    L5: atomic { g = 8; L6: skip };
end:
    do
    :: g == 8 -> progress: g = 0
    :: g == 9
    od
}

active proctype Q() {
    P @ L4 -> assert(g != 3);
    P @ L6;
    g = 9
}
