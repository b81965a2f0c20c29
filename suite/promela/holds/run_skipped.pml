// A `run` that an expression may skip. SPIN's verifier, when it goes back, takes a
// process away in any case, and goes on from states that no run reaches.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 9 states, 9 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 9 states, 9 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// heddle: holds
// differs: SPIN undoes a `run` that was not executed.
byte g;

proctype P(byte n) {
    g = g + n
}

init {
    g = 1 + run P(g);
    g = (g > 5 && run P(1));
    g = (g < 5 || run P(1))
}
