// A local with the name of a global: SPIN 6.5 calls it a redeclaration.
//
// verdict: rejected   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
byte x;

active proctype P() {
    byte x;
    x = 1
}
