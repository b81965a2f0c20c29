// A never claim that reaches its closing brace: the bad prefix n == 1, n == 3.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 15 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 14 states, 15 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// claim: 8 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOREDUCE; pan -c0)
// never: violated claim-violated   (spin -a; cc -DNOREDUCE; pan -a)
// never fair: violated claim-violated   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -f)
byte n;

active proctype P() {
    do
    :: n < 5 -> n++
    :: n == 1 -> n = 3
    :: n == 5 -> break
    od
}

never {
    do
    :: n == 1 -> break
    :: else
    od;
    do
    :: n == 3 -> break
    :: n != 3 && n != 2
    od
}
