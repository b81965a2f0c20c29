// verdict: violated data-race
// why: The node is written before it is published, but by a relaxed store: the reader may see the pointer and not the value.
// twin: holds/publish_node.c
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
    atomic_store_explicit(&shared, n, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg)
{
    struct node *n = atomic_load_explicit(&shared, memory_order_relaxed);
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
