// One process runs, and none but it. SPIN counts the claim as a second one.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 1 states, 2 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 1 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 1 states, 2 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl alone: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N alone)
// ltl alone fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N alone -f)
// heddle: holds
// differs: with a claim, SPIN's `_nr_pr` counts the claim too.
active proctype P() {
    do
    :: _nr_pr == 1
    od
}

ltl alone { [] (_nr_pr == 1) }
