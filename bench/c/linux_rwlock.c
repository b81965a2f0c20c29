// verdict: holds
// why: A writer needs the whole bias, a reader one unit of it.
// size: N threads, each reads then writes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

#define BIAS 0x100000
static atomic_int lock = BIAS;
static int value;

static void take(int units, int enough)
{
    while (atomic_fetch_sub_explicit(&lock, units, memory_order_acquire) < enough) {
        atomic_fetch_add_explicit(&lock, units, memory_order_relaxed);
        while (atomic_load_explicit(&lock, memory_order_relaxed) < enough)
            ;
    }
}

static void give(int units)
{
    atomic_fetch_add_explicit(&lock, units, memory_order_release);
}

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    take(1, 1);
    int seen = value;
    give(1);
    assert(seen >= 0 && seen < N);
    take(BIAS, BIAS);
    value = me;
    assert(value == me);
    give(BIAS);
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
