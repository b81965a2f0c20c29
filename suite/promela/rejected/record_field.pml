// A field that the record does not have.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
typedef T { byte a };
T t;
active proctype P() { t.b = 1 }
