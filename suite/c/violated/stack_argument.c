// verdict: violated use-after-free
// why: The thread gets the address of a local variable of a function that returns.
// twin: holds/heap_argument.c
#include <assert.h>
#include <pthread.h>

static void *worker(void *arg)
{
    int *p = arg;
    assert(*p == 3);
    return 0;
}

static pthread_t start(void)
{
    pthread_t t;
    int value = 3;
    pthread_create(&t, 0, worker, &value);
    return t;
}

int main(void)
{
    pthread_join(start(), 0);
    return 0;
}
