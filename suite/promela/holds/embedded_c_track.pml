// `c_track` keeps a C variable in the state.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 14 states, 23 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 14 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 14 states, 23 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
c_decl { int counter; };
c_track "&counter" "sizeof(int)"
bool flip;

active proctype P() {
    do
    :: c_expr { counter < 2 } -> c_code { counter++; }
    :: c_expr { counter > 0 } -> c_code { counter--; }
    :: flip = !flip
    od
}
