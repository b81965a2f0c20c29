// verdict: violated data-race
// why: Each thread gets the address of the loop variable, which main keeps changing.
// twin: holds/argument_by_value.c
#include <assert.h>
#include <pthread.h>

static void *worker(void *arg)
{
    long me = *(long *)arg;
    assert(me >= 0);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
