// verdict: violated assertion
// why: Main takes for granted that the worker has finished.
// twin: holds/joined_before_check.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *worker(void *arg)
{
    (void)arg;
    atomic_store(&done, 1);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(atomic_load(&done));
    return 0;
}
