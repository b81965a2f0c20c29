// C data that is restored when the search goes back and not compared (`UnMatched`,
// `StackOnly`), and C data outside the state altogether (`Hidden`).
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 30 states, 34 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 30 states, 34 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 30 states, 34 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
c_decl {
    int steps, noise, total;
}
c_state "int limit" "Hidden" "2"
c_state "int level" "Global" "0"
c_track "&total" "sizeof(int)" "Matched"
c_track "&steps" "sizeof(int)" "UnMatched"
c_track "&noise" "sizeof(int)" "StackOnly"
byte g;

active proctype P() {
    do
    :: c_expr { total < limit } ->
        c_code { total++; steps++; noise = steps * 3; now.level = 1 - now.level; }
    :: g < 2 -> g++;
        c_code { steps++; noise = 0; }
    :: else -> break
    od;
    assert(g == 2)
}
