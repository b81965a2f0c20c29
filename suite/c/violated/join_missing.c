// verdict: violated data-race
// why: The result is read while the thread may still be writing it.
// twin: holds/join_result.c
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
    int seen = result;
    pthread_join(t, &p);
    assert(seen == 0 || seen == 6);
    return 0;
}
