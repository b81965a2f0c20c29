// verdict: holds
// why: Nobody leaves a round of the sense-reversing barrier before all have come.
// size: N threads, K rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 2
#endif

static atomic_int missing = N, sense, round_of[N];

static void wait_for_all(int *local)
{
    *local = !*local;
    if (atomic_fetch_sub(&missing, 1) == 1) {
        atomic_store(&missing, N);
        atomic_store(&sense, *local);
    } else {
        while (atomic_load(&sense) != *local)
            ;
    }
}

static void *worker(void *arg)
{
    int me = (int)(long)arg, local = 0;
    for (int r = 1; r <= K; r++) {
        atomic_store(&round_of[me], r);
        wait_for_all(&local);
        for (int j = 0; j < N; j++)
            assert(atomic_load(&round_of[j]) >= r);
    }
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
