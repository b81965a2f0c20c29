// verdict: holds
// why: A failed compare-and-swap is tried again with the new value.
// twin: violated/cas_once.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int total;

static void *adder(void *arg)
{
    int amount = (int)(long)arg + 1, seen = atomic_load(&total);
    while (!atomic_compare_exchange_strong(&total, &seen, seen + amount))
        ;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, adder, (void *)0L);
    pthread_create(&b, 0, adder, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&total) == 3);
    return 0;
}
