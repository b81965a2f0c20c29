// Without fairness the busy process keeps the useful one from its progress; weak
// fairness mends it.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 12 states, 25 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 12 states, 25 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 12 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// progress: violated non-progress   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: holds   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte n;
bool b;

active proctype useful() {
    do
    ::  n = (n + 1) % 3;
progress:
        skip
    od
}

active proctype busy() {
    do
    :: b = !b
    od
}
