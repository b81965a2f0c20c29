// verdict: holds
// why: One producer, one consumer: a slot is written before its index is published and read
//   before it is given back.
// twin: violated/spsc_ring_early_index.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2
static int slots[SIZE];
static atomic_uint head, tail;

static int put(int v)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
        return 0;
    slots[t % SIZE] = v;
    atomic_store_explicit(&tail, t + 1, memory_order_release);
    return 1;
}

static int get(int *v)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h == atomic_load_explicit(&tail, memory_order_acquire))
        return 0;
    *v = slots[h % SIZE];
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return 1;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 3; i++)
        while (!put(i))
            ;
    return 0;
}

static void *consumer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 3; i++) {
        int v = 0;
        while (!get(&v))
            ;
        assert(v == i);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, producer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
