// verdict: holds
// why: A reader sees the value before or after the one write.
// size: N readers
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 10
#endif

static atomic_int x;

static void *worker(void *arg)
{
    if (arg == 0) {
        atomic_store(&x, 42);
        return 0;
    }
    int seen = atomic_load(&x);
    assert(seen == 0 || seen == 42);
    return 0;
}

int main(void)
{
    pthread_t t[(N + 1)];
    for (long i = 0; i < (N + 1); i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < (N + 1); i++)
        pthread_join(t[i], 0);
    return 0;
}
