// verdict: violated data-race
// why: Once taken the node is the taker's alone, but a relaxed exchange does not bring what was written to it.
// twin: holds/node_taken_acquire.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};
static _Atomic(struct node *) box;
static atomic_int steps;

static void *giver(void *arg)
{
    struct node *n = malloc(sizeof *n);
    n->value = 1;
    atomic_store_explicit(&box, n, memory_order_relaxed);
    n = NULL;
    atomic_fetch_add_explicit(&steps, 1, memory_order_relaxed);
    return arg;
}

static void *taker(void *arg)
{
    struct node *n = atomic_exchange_explicit(&box, NULL, memory_order_relaxed);
    if (atomic_fetch_add_explicit(&steps, 1, memory_order_relaxed) == 1 && n) {
        if (n->value == 0)
            abort();
    }
    free(n);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, giver, 0);
    pthread_create(&b, 0, taker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(box);
    return 0;
}
