// verdict: holds
// why: Element 0 is never written, so the search from the other end stops there at the latest.
// size: N writers
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 10
#endif

static atomic_int array[N + 1];

static void *worker(void *arg)
{
    long j = (long)arg;
    if (j == 0) {
        int i = N;
        while (atomic_load(&array[i]) != 0)
            i--;
        assert(i >= 0);
        return 0;
    }
    int before = atomic_load(&array[j - 1]);
    atomic_store(&array[j], before + 1);
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
