// verdict: violated assertion
// why: Drawing a ticket is a load and a store; two threads can draw the same number.
// args: --no-livelocks
// twin: holds/ticket_lock.c
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
    int n = atomic_load(&next);
    atomic_store(&next, n + 1);
    return n;
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
