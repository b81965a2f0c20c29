// verdict: violated data-race
// why: The node is filled after the release fence, and the store that publishes it is relaxed.
// twin: holds/publish_behind_fence.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};
static _Atomic(struct node *) slot;

static void *writer(void *arg)
{
    struct node *n = malloc(sizeof *n);
    atomic_thread_fence(memory_order_release);
    n->value = 7;
    atomic_store_explicit(&slot, n, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg)
{
    struct node *n = atomic_load_explicit(&slot, memory_order_acquire);
    if (n)
        assert(n->value == 7);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(slot);
    return 0;
}
