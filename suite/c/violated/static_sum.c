// verdict: violated data-race
// why: The sum is one static variable for all threads.
// twin: holds/thread_local_sum.c
#include <assert.h>
#include <pthread.h>

static int sum;

static void *worker(void *arg)
{
    for (int i = 0; i < 2; i++)
        sum += (int)(long)arg;
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
