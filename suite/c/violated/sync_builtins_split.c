// verdict: violated assertion
// why: The read and the write of the older builtin are taken apart.
// twin: holds/sync_builtins.c
#include <assert.h>
#include <pthread.h>

static int counter;

static void *worker(void *arg)
{
    (void)arg;
    int seen = __sync_fetch_and_add(&counter, 0);
    __sync_lock_test_and_set(&counter, seen + 2);
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
