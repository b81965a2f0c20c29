// verdict: violated assertion
// why: Without pthread_mutex_consistent the second lock fails with ENOTRECOVERABLE, which nobody
//   looks at: the last assertion is about a lock that was not taken.
// twin: holds/robust_lost.c
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
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
    assert(pthread_mutex_trylock(&lock) == EOWNERDEAD);
    pthread_mutex_unlock(&lock);
    assert(pthread_mutex_lock(&lock) == 0);
    return 0;
}
