/* lock() and unlock() of the paper, for checking the C programs directly: for
 * the translator they are known by name. They wait and do not spin, so that who
 * waits for ever is deadlocked. */
#include <pthread.h>

static pthread_mutex_t inside = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

void lock(int *l)
{
    pthread_mutex_lock(&inside);
    while (*l)
        pthread_cond_wait(&changed, &inside);
    *l = 1;
    pthread_mutex_unlock(&inside);
}

void unlock(int *l)
{
    pthread_mutex_lock(&inside);
    *l = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&inside);
}
