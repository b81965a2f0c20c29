// verdict: holds
// why: The handler unlocks for a thread that exits early, and is popped without being run by one that does not.
// twin: violated/cleanup_missing.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int handled;

static void unlock(void *lock)
{
    handled++;
    pthread_mutex_unlock(lock);
}

static void work(long early)
{
    if (early)
        pthread_exit(0);
}

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_cleanup_push(unlock, &m);
    work((long)arg);
    pthread_cleanup_pop(0);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    pthread_mutex_lock(&m);
    assert(handled == 1);
    pthread_mutex_unlock(&m);
    return 0;
}
