// verdict: violated assertion
// why: Each increment is an atomic load and an atomic store: no race, but updates get lost.
// twin: holds/atomic_add.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *worker(void *arg)
{
    (void)arg;
    int seen = atomic_load(&counter);
    atomic_store(&counter, seen + 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&counter) == 2);
    return 0;
}
