// verdict: holds
// why: The result is read after the thread has been joined.
// twin: violated/join_missing.c
#include <assert.h>
#include <pthread.h>

static int result;

static void *worker(void *arg)
{
    (void)arg;
    result = 6;
    return &result;
}

int main(void)
{
    pthread_t t;
    void *p = 0;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, &p);
    assert(p == &result && result == 6);
    return 0;
}
