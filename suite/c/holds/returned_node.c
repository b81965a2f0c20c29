// verdict: holds
// why: What a thread returns is known to whoever joins it, and handed on by a release.
// twin: violated/returned_node_relaxed.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static void *maker(void *arg)
{
    int *n = malloc(sizeof *n);
    *n = 7;
    return n;
}

static void *reader(void *arg)
{
    int *n = atomic_load_explicit(&slot, memory_order_acquire);
    if (n)
        assert(*n == 7);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    void *n;
    pthread_create(&b, 0, reader, 0);
    pthread_create(&a, 0, maker, 0);
    pthread_join(a, &n);
    atomic_store_explicit(&slot, n, memory_order_release);
    pthread_join(b, 0);
    free(n);
    return 0;
}
