// verdict: violated deadlock
// why: One path returns with the spin lock held; the other thread spins for ever.
// twin: holds/pthread_spin.c
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int value;

static void *worker(void *arg)
{
    (void)arg;
    pthread_spin_lock(&lock);
    value++;
    if (value == 1)
        return 0;
    pthread_spin_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(value == 2);
    return 0;
}
