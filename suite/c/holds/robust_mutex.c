// verdict: holds
// why: The mutex is robust: when its owner ends without unlocking, the next one gets EOWNERDEAD
//   and repairs it.
// twin: violated/owner_died.c
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
    pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&lock, &attr);
    pthread_create(&t, 0, careless, 0);
    pthread_join(t, 0);
    int r = pthread_mutex_lock(&lock);
    assert(r == EOWNERDEAD);
    pthread_mutex_consistent(&lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
