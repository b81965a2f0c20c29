// verdict: violated assertion
// why: The failures are counted, and there can be one: an exchange that comes between a read and
//   its own exchange must not be left out here.
// twin: holds/retry_counter.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count, failures;

static void *worker(void *arg)
{
    int seen = atomic_load(&count);
    while (!atomic_compare_exchange_strong(&count, &seen, seen + 1))
        failures++;
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(failures == 0);
    return 0;
}
