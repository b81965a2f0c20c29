// verdict: holds
// why: The older __sync builtins are atomic as well.
// twin: violated/sync_builtins_split.c
#include <assert.h>
#include <pthread.h>

static int counter;

static void *worker(void *arg)
{
    (void)arg;
    __sync_fetch_and_add(&counter, 2);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(__sync_fetch_and_add(&counter, 0) == 4);
    return 0;
}
