/* expect: violated linearizability; reads and writes apart.
   flags: --linearizable self --ops add,get --clients 2x2 */
#include <stdatomic.h>

static _Atomic int n;

int add(int by) {
    int old = atomic_load(&n);
    atomic_store(&n, old + by);
    return old + by;
}

int get(void) { return atomic_load(&n); }
