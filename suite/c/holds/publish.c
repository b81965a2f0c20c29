// verdict: holds
// why: The data is written before the flag is released and read after the flag is acquired.
// twin: violated/publish_plain.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *arg)
{
    (void)arg;
    data = 7;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}

static void *receiver(void *arg)
{
    (void)arg;
    if (atomic_load_explicit(&ready, memory_order_acquire))
        assert(data == 7);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, sender, 0);
    pthread_create(&b, 0, receiver, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
