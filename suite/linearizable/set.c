/* expect: holds; a set of bits; keys have nothing to do with each other.
   flags: --linearizable set-spec.c --ops add,drop,has --clients 2x2 */
#include <stdatomic.h>
#include <stdbool.h>

static _Atomic unsigned bits;

bool add(int k) { return !(atomic_fetch_or(&bits, 1u << k) >> k & 1); }

bool drop(int k) { return atomic_fetch_and(&bits, ~(1u << k)) >> k & 1; }

bool has(int k) { return atomic_load(&bits) >> k & 1; }
