// verdict: violated data-race
// why: Two threads increment a plain variable without a lock: both reads and writes are
//   unordered.
// twin: holds/mutex_counter.c
#include <assert.h>
#include <pthread.h>

static int counter;

static void *worker(void *arg)
{
    (void)arg;
    counter++;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
