// verdict: violated assertion
// why: A weak compare-and-swap may fail although the value is the expected one.
// twin: holds/weak_cas_loop.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value;

static void *setter(void *arg)
{
    (void)arg;
    int expected = 0;
    atomic_compare_exchange_weak(&value, &expected, 1);
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
