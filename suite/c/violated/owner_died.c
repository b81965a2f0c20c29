// verdict: violated deadlock
// why: A thread ends while it holds a mutex that is not robust, so the next one waits for ever.
// twin: holds/robust_mutex.c
#define _GNU_SOURCE
#include <errno.h>
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;

static void *careless(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutex_init(&lock, &attr);
    pthread_create(&t, 0, careless, 0);
    pthread_join(t, 0);
    int r = pthread_mutex_lock(&lock);
    assert(r == EOWNERDEAD);
    pthread_mutex_consistent(&lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
