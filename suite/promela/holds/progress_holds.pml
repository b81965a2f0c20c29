// Every cycle passes a progress label.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// progress: holds   (spin -a; cc -DNP -DNOREDUCE; pan -l -A -E)
// progress fair: holds   (spin -a; cc -DNP -DNFAIR=3 -DNOREDUCE; pan -l -A -E -f)
byte n;

active proctype P() {
    do
    ::  n = (n + 1) % 3;
progress:
        skip
    :: n == 1 -> n = 2;
progress_too:
        n = 0
    od
}
