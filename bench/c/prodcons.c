// verdict: violated deadlock
// why: With N >= 2 a signal can wake one who cannot go on; with -DBROADCAST it holds.
// size: N producers and N consumers
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full, item, sum;

static void wake(void)
{
#ifdef BROADCAST
    pthread_cond_broadcast(&changed);
#else
    pthread_cond_signal(&changed);
#endif
}

static void *worker(void *arg)
{
    int i = (int)(long)arg, produces = i < N;
    pthread_mutex_lock(&lock);
    while (full == produces)
        pthread_cond_wait(&changed, &lock);
    full = produces;
    if (produces)
        item = i + 1;
    else
        sum += item;
    wake();
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t[(2 * N)];
    for (long i = 0; i < (2 * N); i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < (2 * N); i++)
        pthread_join(t[i], 0);
    assert(sum == N * (N + 1) / 2);
    return 0;
}
