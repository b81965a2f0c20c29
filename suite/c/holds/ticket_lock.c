// verdict: holds
// why: A ticket is drawn in one atomic step, so no two threads hold the same one.
// twin: violated/ticket_lock_split.c
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

static int draw(void)
{
    return atomic_fetch_add(&next, 1);
}

static void *worker(void *arg)
{
    (void)arg;
    int mine = draw();
    while (atomic_load(&serving) != mine)
        ;
    critical();
    atomic_store(&serving, mine + 1);
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
