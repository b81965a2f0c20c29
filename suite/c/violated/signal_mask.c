// verdict: violated assertion
// why: The handler comes between the two stores of the thread that is signalled.
// twin: holds/signal_mask.c
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t low, high;

static void check(int s)
{
    assert(low == high);
    (void)s;
}

static void *worker(void *arg)
{
    low = 1;
    high = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    signal(SIGUSR1, check);
    pthread_create(&t, 0, worker, 0);
    pthread_kill(t, SIGUSR1);
    pthread_join(t, 0);
    return 0;
}
