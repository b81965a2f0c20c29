// verdict: holds
// why: The argument lives on the heap until the thread frees it.
// twin: violated/stack_argument.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *arg)
{
    int *p = arg;
    assert(*p == 3);
    free(p);
    return 0;
}

static pthread_t start(void)
{
    pthread_t t;
    int *value = malloc(sizeof *value);
    *value = 3;
    pthread_create(&t, 0, worker, value);
    return t;
}

int main(void)
{
    pthread_join(start(), 0);
    return 0;
}
