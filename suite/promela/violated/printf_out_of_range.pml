// What is printed is computed first: an index out of range is an error there too.
//
// verdict: violated out-of-bounds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte list[3] = 1;
byte n;

active proctype P() {
    do
    :: n < 5 ->
        printf("%d\n", list[n]);
        n++
    :: else -> break
    od
}
