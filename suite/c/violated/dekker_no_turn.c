// verdict: violated assertion
// why: A thread that has waited for its turn goes in without looking whether the other is still
//   inside.
// twin: holds/dekker.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int wants[2], turn;

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    atomic_store(&wants[me], 1);
    while (atomic_load(&wants[other])) {
        if (atomic_load(&turn) != me) {
            atomic_store(&wants[me], 0);
            while (atomic_load(&turn) != me)
                ;
            atomic_store(&wants[me], 1);
        } else {
            break;
        }
    }
    critical();
    atomic_store(&turn, other);
    atomic_store(&wants[me], 0);
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
