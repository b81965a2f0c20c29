// verdict: violated assertion
// why: The service counter is advanced twice after one thread, which lets two in at once.
// twin: holds/ticket_lock_three.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int next, serving;

static void *worker(void *arg)
{
    (void)arg;
    int mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) < mine)
        ;
    critical();
    atomic_fetch_add(&serving, mine == 0 ? 2 : 1);
    return 0;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
