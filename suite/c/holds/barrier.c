// verdict: holds
// why: The barrier waits for as many threads as there are.
// twin: violated/barrier_count.c
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int part[2], total[2];

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    part[me] = me + 1;
    pthread_barrier_wait(&barrier);
    total[me] = part[0] + part[1];
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(total[0] == 3 && total[1] == 3);
    pthread_barrier_destroy(&barrier);
    return 0;
}
