/* expect: rejected not deterministic; the specification throws dice.
   flags: --linearizable random-spec.c --ops add,get --clients 2x1 */
#include <stdatomic.h>

static _Atomic int n;

int add(int by) { return atomic_fetch_add(&n, by) + by; }

int get(void) { return atomic_load(&n); }
