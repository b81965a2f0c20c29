/* expect: holds; a counter, called by generated clients, checked against itself.
   flags: --linearizable self --ops add,get --clients 3x2 */
#include <stdatomic.h>

static _Atomic int n;

int add(int by) { return atomic_fetch_add(&n, by) + by; }

int get(void) { return atomic_load(&n); }
