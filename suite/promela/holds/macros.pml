// Macros, conditions of the preprocessor, token pasting and inlines with local names.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 18 states, 18 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 18 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 18 states, 18 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define MAX 3
#define INC(v) v = (v + 1) % MAX
#define VAR(n) value ## n
#if MAX > 2 && defined(MAX)
#define BOUND (MAX - 1)
#else
#error "MAX is too small"
#endif
#ifdef NOT_DEFINED
this is not Promela
#endif

byte VAR(1), VAR(2);

inline swap(a, b) {
    byte t;
    t = a; a = b; b = t
}

active proctype P() {
    INC(VAR(1));
    swap(value1, value2);
    assert(value2 == 1 && value1 == 0);
    do
    :: value1 < BOUND -> INC(value1)
    :: else -> break
    od;
    swap(value1, value2);
    assert(value1 == 1 && value2 == BOUND)
}
