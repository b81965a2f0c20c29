// verdict: holds
// why: The queue lock of Craig, Landin and Hagersten: each waits on the node of the one before
//   it.
// twin: violated/clh_lock_no_wait.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int busy[3] = {0, 0, 0};
static atomic_int tail = 2;

static void *worker(void *arg)
{
    int mine = (int)(long)arg;
    atomic_store(&busy[mine], 1);
    int before = atomic_exchange(&tail, mine);
    while (atomic_load(&busy[before]))
        ;
    critical();
    atomic_store(&busy[mine], 0);
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
