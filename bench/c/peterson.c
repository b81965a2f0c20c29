// verdict: holds
// why: Peterson's algorithm for two threads.
// size: N rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int flag[2], turn, owner;

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    for (int k = 0; k < N; k++) {
        atomic_store(&flag[me], 1);
        atomic_store(&turn, other);
        while (atomic_load(&flag[other]) && atomic_load(&turn) == other)
            ;
        atomic_store_explicit(&owner, me, memory_order_relaxed);
        assert(atomic_load_explicit(&owner, memory_order_relaxed) == me);
        atomic_store(&flag[me], 0);
    }
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
