// C inside Promela: state of its own, tracked memory, conditions and actions on
// the program's variables.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 13 states, 13 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 13 states, 13 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
c_decl {
    typedef struct Counter { int hits; } Counter;
};
c_state "int total" "Global"
c_code {
    static int twice(int x) { return 2 * x; }
};
byte n;

active proctype P() {
    byte mine;
    do
    :: c_expr { now.n < 3 } ->
        c_code { now.n = now.n + 1; now.total = twice(now.n); PP->mine = now.total; };
        assert(mine == 2 * n)
    :: else -> break
    od;
    c_code { now.total = 0; }
}
