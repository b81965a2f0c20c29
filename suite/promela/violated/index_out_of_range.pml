// A loop that runs one too far.
//
// verdict: violated out-of-bounds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte a[3];
byte total;

active proctype P() {
    byte i;
    do
    :: i <= 3 -> total = total + a[i]; i++
    :: else -> break
    od
}
