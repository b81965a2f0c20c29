// verdict: holds
// why: The queue lock of Mellor-Crummey and Scott: who releases waits for a successor that is
//   still linking itself in.
// twin: violated/mcs_lock_no_wait.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};
static _Atomic(struct node *) tail;
static struct node nodes[2];

static void lock(struct node *n)
{
    atomic_store(&n->next, NULL);
    atomic_store(&n->locked, 1);
    struct node *before = atomic_exchange(&tail, n);
    if (before) {
        atomic_store(&before->next, n);
        while (atomic_load(&n->locked))
            ;
    }
}

static void unlock(struct node *n)
{
    struct node *after = atomic_load(&n->next);
    if (!after) {
        struct node *expected = n;
        if (atomic_compare_exchange_strong(&tail, &expected, NULL))
            return;
        while (!(after = atomic_load(&n->next)))
            ;
    }
    atomic_store(&after->locked, 0);
}

static void *worker(void *arg)
{
    struct node *n = &nodes[(long)arg];
    lock(n);
    critical();
    unlock(n);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
