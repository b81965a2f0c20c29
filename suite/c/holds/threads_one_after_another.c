// verdict: holds
// why: Threads are started for ever, but never two at a time: there are few states, and all are seen.
#include <assert.h>
#include <pthread.h>

static int inside;

static void *worker(void *arg)
{
    assert(inside == 0);
    inside = 1;
    inside = 0;
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t t;
        pthread_create(&t, 0, worker, 0);
        pthread_join(t, 0);
    }
}
