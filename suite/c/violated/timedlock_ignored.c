// verdict: violated lock-misuse
// why: The time-out is ignored, and the thread unlocks what it does not hold.
// twin: holds/timedlock_checked.c
#define _GNU_SOURCE
#include <time.h>
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const struct timespec soon = {1, 0};

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_timedlock(&lock, &soon);
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
