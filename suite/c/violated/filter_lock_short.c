// verdict: violated assertion
// why: With one level fewer, two of the three threads get through.
// twin: holds/filter_lock.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

#define N 3
#define LEVELS (N - 2)
static atomic_int level[N], last[N];

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
    for (int l = 1; l <= LEVELS; l++) {
        atomic_store(&level[me], l);
        atomic_store(&last[l], me);
        while (atomic_load(&last[l]) == me && somebody_ahead(me, l))
            ;
    }
    critical();
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
