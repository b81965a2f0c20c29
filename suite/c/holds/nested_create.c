// verdict: holds
// why: A thread that starts another joins it before it reads its result.
// twin: violated/nested_create_no_join.c
#include <assert.h>
#include <pthread.h>

static int value;

static void *inner(void *arg)
{
    (void)arg;
    value = 3;
    return 0;
}

static void *outer(void *arg)
{
    (void)arg;
    pthread_t t;
    pthread_create(&t, 0, inner, 0);
    pthread_join(t, 0);
    int seen = value;
    return (void *)(long)seen;
}

int main(void)
{
    pthread_t t;
    void *p = 0;
    pthread_create(&t, 0, outer, 0);
    pthread_join(t, &p);
    assert((long)p == 3);
    return 0;
}
