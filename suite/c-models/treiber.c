// expect: sc=holds tso=holds pso=holds armv8=holds rvwmo=holds rc11=holds
// lost: tso=holds pso=violated armv8=violated rvwmo=violated rc11=violated
// Treiber's stack. A compare-and-swap that fails is tried again with what it found: without
// a bound, and with a store in each round. With LOST nothing orders the node's fields before
// its address.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef LOST
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#else
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#endif

struct node {
    int value;
    struct node *next;
};

struct node *_Atomic top;

void *push(void *arg) {
    struct node *n = malloc(sizeof *n);
    n->value = 7;
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
    do
        n->next = old;
    while (!atomic_compare_exchange_weak_explicit(&top, &old, n, RELEASE, memory_order_relaxed));
    return 0;
}

void *pop(void *arg) {
    struct node *n = atomic_load_explicit(&top, ACQUIRE);
    while (n && !atomic_compare_exchange_weak_explicit(&top, &n, n->next, ACQUIRE, ACQUIRE))
        ;
    if (n)
        assert(n->value == 7);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, push, 0);
    pthread_create(&t[1], 0, pop, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
