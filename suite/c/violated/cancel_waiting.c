// verdict: violated deadlock
// why: A thread cancelled while it waits takes its mutex back before it goes, and nobody unlocks it.
// twin: holds/cancel_waiting.c
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&m);
    for (;;)
        pthread_cond_wait(&c, &m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    pthread_cancel(t);
    pthread_join(t, 0);
    pthread_mutex_lock(&m);
    return 0;
}
