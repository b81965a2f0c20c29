// verdict: holds
// why: Who finds the place taken gives up; a weak compare-and-swap that fails for no reason is
//   tried again.
// twin: violated/weak_cas_overwrites.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int place, winners;

static void *claim(void *arg)
{
    int me = (int)(long)arg + 1, expected = 0;
    while (!atomic_compare_exchange_weak(&place, &expected, me))
        if (expected != 0)
            return 0;
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
