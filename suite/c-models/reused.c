// expect: tso=open armv8=open
// A node is freed while the other thread allocates and compares pointers: the new one may
// have the old one's address. Under a memory model each object has one of its own for good,
// so that nothing is promised.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};

_Atomic(struct node *) slot;

void *put(void *arg) {
    struct node *n = malloc(sizeof *n), *old = atomic_load(&slot);
    n->value = 1;
    atomic_compare_exchange_strong(&slot, &old, n);
    return 0;
}

int main(void) {
    struct node *first = malloc(sizeof *first);
    first->value = 1;
    atomic_store(&slot, first);
    pthread_t t;
    pthread_create(&t, 0, put, 0);
    struct node *expected = first;
    if (atomic_compare_exchange_strong(&slot, &expected, 0))
        free(first);
    pthread_join(t, 0);
    return 0;
}
