// verdict: holds
// why: The lock-free queue of Michael and Scott, nodes never freed: what goes in comes out
//   once.
// twin: violated/ms_queue_free.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};
static _Atomic(struct node *) head, tail;

static struct node *new_node(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    atomic_init(&n->next, NULL);
    return n;
}

static void enqueue(int value)
{
    struct node *n = new_node(value), *t, *after;
    for (;;) {
        t = atomic_load(&tail);
        after = atomic_load(&t->next);
        if (after) {
            atomic_compare_exchange_strong(&tail, &t, after);
            continue;
        }
        if (atomic_compare_exchange_strong(&t->next, &after, n))
            break;
    }
    atomic_compare_exchange_strong(&tail, &t, n);
}

static int dequeue(void)
{
    for (;;) {
        struct node *h = atomic_load(&head), *t = atomic_load(&tail);
        struct node *first = atomic_load(&h->next);
        if (!first)
            return -1;
        if (h == t) {
            atomic_compare_exchange_strong(&tail, &t, first);
            continue;
        }
        int value = first->value;
        if (atomic_compare_exchange_strong(&head, &h, first))
            return value;
    }
}

static void *worker(void *arg)
{
    enqueue((int)(long)arg + 1);
    int value = dequeue();
    assert(value == 1 || value == 2);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    struct node *dummy = new_node(0);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(dequeue() == -1);
    return 0;
}
