// verdict: violated lock-misuse
// why: A thread unlocks a normal mutex that another thread holds.
// twin: holds/errorcheck_mutex.c
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;

static void *stranger(void *arg)
{
    (void)arg;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&lock, &attr);
    pthread_mutex_lock(&lock);
    pthread_create(&t, 0, stranger, 0);
    pthread_join(t, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}
