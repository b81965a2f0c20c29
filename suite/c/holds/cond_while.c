// verdict: holds
// why: The waiter tests its predicate again after every wake-up.
// twin: violated/cond_if.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some = PTHREAD_COND_INITIALIZER;
static int items, closed;

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (items == 0 && !closed)
        pthread_cond_wait(&some, &lock);
    if (!closed) {
        assert(items > 0);
        items--;
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, consumer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_mutex_lock(&lock);
    items = 1;
    pthread_cond_broadcast(&some);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_cond_broadcast(&some);
    pthread_mutex_unlock(&lock);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
