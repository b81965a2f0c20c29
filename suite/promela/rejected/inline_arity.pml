// An inline called with too few arguments.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
inline swap(a, b) { a = b }
byte x, y;
active proctype P() { swap(x) }
