// Counting probe p16: arr.
//
// verdict: violated out-of-bounds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte a[2]; byte i;
active proctype P(){ do :: i<4 -> a[i]=1; i++ :: else -> break od }
