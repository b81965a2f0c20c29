// verdict: violated data-race
// why: Nothing tells main when the detached thread is done.
// twin: holds/detached_done.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int value;
static atomic_int done;

static void *worker(void *arg)
{
    (void)arg;
    value = 2;
    atomic_store(&done, 1);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_detach(t);
    return value;
}
