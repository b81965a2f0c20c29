// verdict: holds
// why: The data is read only if the acquiring load saw the flag; an optimiser may load it
//      before it knows, and throw the value away. The relaxed counter orders nothing.
// twin: violated/flag_and_counter_relaxed.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data, more;
static atomic_int ready, visits;

static void *writer(void *arg)
{
    data = 42;
    more = 7;
    atomic_store_explicit(&ready, 1, memory_order_release);
    atomic_fetch_add_explicit(&visits, 1, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg)
{
    atomic_fetch_add_explicit(&visits, 1, memory_order_relaxed);
    if (atomic_load_explicit(&ready, memory_order_acquire) == 1)
        assert(data == 42 && more == 7);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
