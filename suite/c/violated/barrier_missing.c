// verdict: violated data-race
// why: Nothing separates the phase that writes the parts from the phase that reads them.
// twin: holds/barrier.c
#include <assert.h>
#include <pthread.h>

static int part[2], total[2];

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    part[me] = me + 1;
    total[me] = part[0] + part[1];
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
