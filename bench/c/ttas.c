// verdict: holds
// why: The exchange lets one of the threads that saw the lock free take it.
// size: N threads, K rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 1
#endif

static atomic_int lock;
static int owner;

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    for (int k = 0; k < K; k++) {
        do {
            while (atomic_load_explicit(&lock, memory_order_relaxed))
                ;
        } while (atomic_exchange_explicit(&lock, 1, memory_order_acquire));
        owner = me;
        assert(owner == me);
        atomic_store_explicit(&lock, 0, memory_order_release);
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
