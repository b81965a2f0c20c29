// verdict: violated assertion
// why: The thread with the higher number does not wait for the lower one to leave.
// twin: holds/szymanski.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int flag[2];

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    atomic_store(&flag[me], 1);
    while (atomic_load(&flag[other]) >= 3)
        ;
    atomic_store(&flag[me], 3);
    if (atomic_load(&flag[other]) == 1) {
        atomic_store(&flag[me], 2);
        while (atomic_load(&flag[other]) != 4)
            ;
    }
    atomic_store(&flag[me], 4);
    critical();
    if (me == 0)
        for (;;) {
            int f = atomic_load(&flag[other]);
            if (f != 2 && f != 3)
                break;
        }
    atomic_store(&flag[me], 0);
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
