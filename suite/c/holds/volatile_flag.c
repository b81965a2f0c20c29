// verdict: holds
// why: Volatile accesses count as intended by default.
// twin: violated/volatile_flag_strict.c
#include <assert.h>
#include <pthread.h>

static volatile int stop;

static void *worker(void *arg)
{
    (void)arg;
    while (!stop)
        ;
    return 0;
}

static void *stopper(void *arg)
{
    (void)arg;
    stop = 1;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, stopper, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
