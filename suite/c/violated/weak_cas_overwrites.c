// verdict: violated assertion
// why: A failed compare-and-swap leaves what it found in `expected`, so the next try takes the
//   place from its owner.
// twin: holds/weak_cas_loop.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int place, winners;

static void *claim(void *arg)
{
    int me = (int)(long)arg + 1, expected = 0;
    while (!atomic_compare_exchange_weak(&place, &expected, me))
        ;
    atomic_fetch_add(&winners, 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, claim, (void *)0L);
    pthread_create(&b, 0, claim, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&winners) == 1);
    return 0;
}
