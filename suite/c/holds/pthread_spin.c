// verdict: holds
// why: The spin lock is released on every path.
// twin: violated/pthread_spin_kept.c
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
