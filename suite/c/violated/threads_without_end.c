// verdict: violated assertion
// why: Threads are started for ever, and three of them are enough.
// args: --races off --threads 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void *worker(void *arg)
{
    int n = atomic_fetch_add(&inside, 1);
    assert(n < 2);
    atomic_fetch_sub(&inside, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    for (;;) pthread_create(&t, 0, worker, 0);
}
