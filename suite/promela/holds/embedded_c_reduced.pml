// Embedded C that touches only its own process is as good as a local step: four workers need not be interleaved.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 28568 states, 105464 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 28568 states, 105464 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 67 states, 84 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte done;
active [4] proctype W() {
    int i;
    do
    :: i < 5 -> c_code { PW->i++; }
    :: else -> break
    od;
    done++
}
active proctype M() { done == 4; assert(done == 4) }
