// C data is shared by all who name it: the total is five between two steps of others.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 175 states, 341 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 93 states, 173 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 19 states, 19 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: merged por
// differs: SPIN takes C data for local unless `now.` stands in the text, and merges and reorders what touches it.
c_decl { int total; };
c_track "&total" "sizeof(int)";
byte g;
active [2] proctype W() {
    byte i;
    do
    :: i < 3 -> i++; c_code { total++; }
    :: else -> break
    od
}
active proctype M() { c_expr { total == 5 }; assert(false) }
