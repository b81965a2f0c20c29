// verdict: violated assertion
// why: Loading and clearing are two steps: both takers can get the item.
// twin: holds/exchange_handoff.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int box = 9, takers;

static void *taker(void *arg)
{
    (void)arg;
    int item = atomic_load(&box);
    atomic_store(&box, 0);
    if (item)
        atomic_fetch_add(&takers, 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, taker, 0);
    pthread_create(&b, 0, taker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&takers) == 1);
    return 0;
}
