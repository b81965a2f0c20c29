// verdict: violated data-race
// why: The sequence number is set before the value is written, so the value can be read too
//   early.
// twin: holds/mpmc_ring.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2
struct cell {
    atomic_uint seq;
    int value;
};
static struct cell ring[SIZE];
static atomic_uint head, tail;

static int put(int v)
{
    unsigned t = atomic_load(&tail);
    for (;;) {
        struct cell *c = &ring[t % SIZE];
        unsigned seq = atomic_load(&c->seq);
        if (seq < t)
            return 0;
        if (seq > t) {
            t = atomic_load(&tail);
            continue;
        }
        if (atomic_compare_exchange_strong(&tail, &t, t + 1)) {
            atomic_store(&c->seq, t + 1);
            c->value = v;
            return 1;
        }
    }
}

static int get(void)
{
    unsigned h = atomic_load(&head);
    for (;;) {
        struct cell *c = &ring[h % SIZE];
        unsigned seq = atomic_load(&c->seq);
        if (seq < h + 1)
            return 0;
        if (seq > h + 1) {
            h = atomic_load(&head);
            continue;
        }
        if (atomic_compare_exchange_strong(&head, &h, h + 1)) {
            int v = c->value;
            atomic_store(&c->seq, h + SIZE);
            return v;
        }
    }
}

static void *worker(void *arg)
{
    put((int)(long)arg + 1);
    int v = get();
    (void)v;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    for (unsigned i = 0; i < SIZE; i++)
        atomic_init(&ring[i].seq, i);
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
