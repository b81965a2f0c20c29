// verdict: violated lock-misuse
// why: The mutex can be destroyed while the worker holds it.
// twin: holds/mutex_destroy.c
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
    pthread_mutex_destroy(&lock);
    pthread_join(t, 0);
    return 0;
}
