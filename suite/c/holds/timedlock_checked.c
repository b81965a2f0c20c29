// verdict: holds
// why: A timed lock may time out; then the thread neither touches the data nor unlocks.
// twin: violated/timedlock_ignored.c
#define _GNU_SOURCE
#include <time.h>
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const struct timespec soon = {1, 0};

static void *worker(void *arg)
{
    (void)arg;
    if (pthread_mutex_timedlock(&lock, &soon) != 0)
        return 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
