// verdict: holds
// why: A weak compare-and-swap may fail without a reason; the loop tries again.
// twin: violated/weak_cas_once.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value;

static void *setter(void *arg)
{
    (void)arg;
    int expected = 0;
    while (!atomic_compare_exchange_weak(&value, &expected, 1))
        expected = 0;
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, setter, 0);
    pthread_join(t, 0);
    assert(atomic_load(&value) == 1);
    return 0;
}
