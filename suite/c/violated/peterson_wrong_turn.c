// verdict: violated assertion
// why: Each keeps the turn instead of giving it away, so neither has to wait.
// twin: holds/peterson.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int flag[2], turn;

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    atomic_store(&flag[me], 1);
    atomic_store(&turn, me);
    while (atomic_load(&flag[other]) && atomic_load(&turn) == other)
        ;
    critical();
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
