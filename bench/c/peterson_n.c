// verdict: holds
// why: Peterson's filter: at each of N-1 levels one thread is held back.
// size: N threads
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int level[N], last[N], owner;

static int somebody_ahead(int me, int l)
{
    for (int k = 0; k < N; k++)
        if (k != me && atomic_load(&level[k]) >= l)
            return 1;
    return 0;
}

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    for (int l = 1; l < N; l++) {
        atomic_store(&level[me], l);
        atomic_store(&last[l], me);
        while (atomic_load(&last[l]) == me && somebody_ahead(me, l))
            ;
    }
    atomic_store(&owner, me);
    assert(atomic_load(&owner) == me);
    atomic_store(&level[me], 0);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
