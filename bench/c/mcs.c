// verdict: holds
// why: Each thread waits on its own node for the one before it.
// size: N threads, K rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 1
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int waiting;
};
static _Atomic(struct node *) tail;
static struct node nodes[N];
static int owner;

static void acquire(struct node *n)
{
    atomic_store_explicit(&n->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&n->waiting, 1, memory_order_relaxed);
    struct node *before = atomic_exchange_explicit(&tail, n, memory_order_acq_rel);
    if (!before)
        return;
    atomic_store_explicit(&before->next, n, memory_order_release);
    while (atomic_load_explicit(&n->waiting, memory_order_acquire))
        ;
}

static void release(struct node *n)
{
    struct node *after = atomic_load_explicit(&n->next, memory_order_acquire);
    if (!after) {
        struct node *expected = n;
        if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, memory_order_acq_rel,
                                                    memory_order_relaxed))
            return;
        while (!(after = atomic_load_explicit(&n->next, memory_order_acquire)))
            ;
    }
    atomic_store_explicit(&after->waiting, 0, memory_order_release);
}

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    for (int k = 0; k < K; k++) {
        acquire(&nodes[me]);
        owner = me;
        assert(owner == me);
        release(&nodes[me]);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
