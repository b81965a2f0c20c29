// verdict: violated assertion
// why: The thread takes the return of a timed wait for the event, but it may have timed out.
// twin: holds/timedwait_checked.c
#define _GNU_SOURCE
#include <time.h>
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static const struct timespec soon = {1, 0};
static int flag;

static void *waiter(void *arg)
{
    (void)arg;
    int r = 0;
    pthread_mutex_lock(&lock);
    while (!flag && r == 0)
        r = pthread_cond_timedwait(&ready, &lock, &soon);
    assert(flag);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *signaller(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    flag = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, signaller, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
