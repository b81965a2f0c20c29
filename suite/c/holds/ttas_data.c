// verdict: holds
// why: The plain counter is only touched between taking and releasing the spin lock.
// twin: violated/spin_released_early.c
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
    counter = seen + 1;
    atomic_flag_clear_explicit(&lock, memory_order_release);
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
