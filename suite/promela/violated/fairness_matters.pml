// Every property here hangs on weak fairness, except the last, which not even
// that can give.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 32 states, 129 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 32 states, 129 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 32 states, 129 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// ltl counts: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N counts)
// ltl counts fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N counts -f)
// ltl toggles: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N toggles)
// ltl toggles fair: holds   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N toggles -f)
// ltl chooses: violated acceptance-cycle   (spin -a; cc -DNOREDUCE; pan -a -N chooses)
// ltl chooses fair: violated acceptance-cycle   (spin -a; cc -DNFAIR=3 -DNOREDUCE; pan -a -N chooses -f)
byte n;
bool b, c;

active proctype counter() {
    do
    :: n < 3 -> n++
    :: else -> n = 0
    od
}

active proctype toggler() {
    do
    :: b = !b
    od
}

active proctype chooser() {
    do
    :: c = true
    :: c = false
    od
}

ltl counts { []<> (n == 3) }
ltl toggles { []<> b && []<> !b }
ltl chooses { []<> c }
