// verdict: holds
// why: The mutex is destroyed after the only other user has been joined.
// twin: violated/mutex_destroy_locked.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;
static int value;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    value = 1;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_init(&lock, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    pthread_mutex_destroy(&lock);
    return 0;
}
