// A list in an array of records: an element is reached through a field of another.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 8 states, 8 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 8 states, 8 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define N 4
typedef Node { byte next; byte value; bool used };
Node nodes[N];
active proctype Walk() {
    byte i, sum;
    d_step { nodes[0].next = 2; nodes[2].next = 3; nodes[3].next = 1 };
    nodes[nodes[i].next].used = true;
    nodes[nodes[nodes[i].next].next].value = 5;
    nodes[nodes[i].next].value++;
    sum = nodes[nodes[0].next].value + nodes[nodes[nodes[0].next].next].value;
    assert(nodes[2].used && sum == 6)
}
