// verdict: violated deadlock
// why: A thread that exits early keeps the mutex, and nobody can have it again.
// twin: holds/cleanup_handler.c
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void work(long early)
{
    if (early)
        pthread_exit(0);
}

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    work((long)arg);
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
    return 0;
}
