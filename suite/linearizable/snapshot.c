/* expect: violated linearizability; two cells are read one after the other.
   flags: --linearizable self --ops bump,read_both --clients 2x2 --numbers 2 */
#include <stdatomic.h>

static _Atomic int a, b;

void bump(int which) {
    if (which == 1)
        atomic_fetch_add(&a, 1);
    else
        atomic_fetch_add(&b, 1);
}

int read_both(void) {
    int x = atomic_load(&a);
    return x * 10 + atomic_load(&b);
}
