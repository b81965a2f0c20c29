// The binary operators: until, weak until, release, implication, equivalence.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 10 states, 10 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 10 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 10 states, 10 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl u1: holds   (spin -a; cc -DNOREDUCE; pan -a -N u1)
// ltl u1 fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N u1 -f)
// ltl u2: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N u2)
// ltl u2 fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N u2 -f)
// ltl w1: holds   (spin -a; cc -DNOREDUCE; pan -a -N w1)
// ltl w1 fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N w1 -f)
// ltl r1: holds   (spin -a; cc -DNOREDUCE; pan -a -N r1)
// ltl r1 fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N r1 -f)
// ltl i1: holds   (spin -a; cc -DNOREDUCE; pan -a -N i1)
// ltl i1 fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N i1 -f)
// ltl e1: violated assertion   (spin -a; cc -DNOREDUCE; pan -a -N e1)
// ltl e1 fair: violated assertion   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N e1 -f)
// ltl n1: holds   (spin -a; cc -DNOREDUCE; pan -a -N n1)
// ltl n1 fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N n1 -f)
// ltl words: holds   (spin -a; cc -DNOREDUCE; pan -a -N words)
// ltl words fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N words -f)
byte n;
bool done;

active proctype P() {
    do
    :: n < 3 -> n++
    :: n == 3 -> done = true; break
    od
}

ltl u1 { (n < 3) U (n == 3) }
ltl u2 { (n < 2) U (n == 3) }
ltl w1 { !done W (n == 3) }
ltl r1 { (n == 3) V (!done) }
ltl i1 { [] (done -> (n == 3)) }
ltl e1 { [] (done <-> (n == 3)) }
ltl n1 { (n == 0) && <> ((n == 1) && <> ((n == 2) && <> done)) }
ltl words { always (done implies (n == 3)) && eventually done }
