// The remainder of a division by zero, in a condition.
//
// verdict: violated division-by-zero   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte d = 1;

active proctype P() {
    do
    :: d > 0 -> d--
    :: 7 % d == 0 -> break
    od
}
