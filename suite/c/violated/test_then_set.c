// verdict: violated assertion
// why: The lock is taken by a store after the test: both can see it free.
// twin: holds/ttas_lock.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int lock;

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        while (atomic_load(&lock))
            ;
        atomic_store(&lock, 1);
        break;
    }
    critical();
    atomic_store(&lock, 0);
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
