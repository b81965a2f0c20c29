// verdict: holds
// args: --races strict
// why: The node is written before the release that publishes it, and read after the acquire.
// twin: violated/publish_node_relaxed.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};

static _Atomic(struct node *) shared;

static void *writer(void *arg)
{
    struct node *n = malloc(sizeof *n);
    n->value = 7;
    atomic_store_explicit(&shared, n, memory_order_release);
    return arg;
}

static void *reader(void *arg)
{
    struct node *n = atomic_load_explicit(&shared, memory_order_acquire);
    if (n)
        assert(n->value == 7);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    free(shared);
    return 0;
}
