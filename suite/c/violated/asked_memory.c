// verdict: violated use-after-free
// why: Asked for memory alone: the second thread reads what the first has freed, and the race that this is as well is not told.
// args: -p memory
// twin: holds/asked_memory.c
#include <pthread.h>
#include <stdlib.h>

static int *shared;

static void *frees(void *arg)
{
    free(shared);
    return arg;
}

static void *reads(void *arg)
{
    *(int *)arg = *shared;
    return 0;
}

int main(void)
{
    static int seen;
    pthread_t a, b;
    shared = calloc(1, sizeof *shared);
    pthread_create(&a, 0, frees, 0);
    pthread_create(&b, 0, reads, &seen);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
