// verdict: holds
// why: N atomic increments add up to N, in any of their N! orders.
// size: N threads
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 7
#endif

static atomic_int counter;

static void *increment(void *arg)
{
    (void)arg;
    atomic_fetch_add(&counter, 1);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, increment, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(atomic_load(&counter) == N);
    return 0;
}
