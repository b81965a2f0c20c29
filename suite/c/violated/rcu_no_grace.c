// verdict: violated use-after-free
// why: The old version is freed at once, while a reader may hold it.
// twin: holds/rcu_small.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;
static atomic_int readers;

static void *reader(void *arg)
{
    (void)arg;
    atomic_fetch_add(&readers, 1);
    int *p = atomic_load(&shared);
    int seen = *p;
    atomic_fetch_sub(&readers, 1);
    assert(seen == 1 || seen == 2);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    int *fresh = malloc(sizeof *fresh);
    *fresh = 2;
    int *old = atomic_exchange(&shared, fresh);
    free(old);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    int *first = malloc(sizeof *first);
    *first = 1;
    atomic_init(&shared, first);
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(atomic_load(&shared));
    return 0;
}
