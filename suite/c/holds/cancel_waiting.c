// verdict: holds
// why: A thread cancelled while it waits has its mutex back when its handler runs, wherever the cancellation meets it.
// twin: violated/cancel_waiting.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int cleaned;

static void unlock(void *lock)
{
    cleaned = 1;
    pthread_mutex_unlock(lock);
}

static void *waiter(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_cleanup_push(unlock, &m);
    for (;;)
        pthread_cond_wait(&c, &m);
    pthread_cleanup_pop(1);
    return arg;
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, 0, waiter, 0);
    pthread_cancel(t);
    pthread_join(t, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_mutex_lock(&m);
    assert(cleaned);
    pthread_mutex_unlock(&m);
    return 0;
}
