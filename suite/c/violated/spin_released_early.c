// verdict: violated data-race
// why: The lock is released before the last access to the counter.
// twin: holds/ttas_data.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int counter;

static void *worker(void *arg)
{
    (void)arg;
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
        ;
    int seen = counter;
    atomic_flag_clear_explicit(&lock, memory_order_release);
    counter = seen + 1;
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
