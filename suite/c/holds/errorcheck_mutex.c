// verdict: holds
// why: An error-checking mutex tells its owner EDEADLK and a stranger EPERM; both are handled.
// twin: violated/unlock_foreign.c
#define _GNU_SOURCE
#include <errno.h>
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;

static void *stranger(void *arg)
{
    (void)arg;
    int r = pthread_mutex_unlock(&lock);
    assert(r == EPERM);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&lock, &attr);
    pthread_mutex_lock(&lock);
    int again = pthread_mutex_lock(&lock);
    assert(again == EDEADLK);
    pthread_create(&t, 0, stranger, 0);
    pthread_join(t, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}
