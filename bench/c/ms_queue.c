// verdict: holds
// why: The queue of Michael and Scott: what goes in comes out once. Nodes are not freed.
// size: N threads
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif

struct node {
    int value;
    _Atomic(struct node *) next;
};
static _Atomic(struct node *) head, tail;

static struct node *make(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    atomic_init(&n->next, NULL);
    return n;
}

static void enqueue(int value)
{
    struct node *n = make(value), *last, *after;
    for (;;) {
        last = atomic_load_explicit(&tail, memory_order_acquire);
        after = atomic_load_explicit(&last->next, memory_order_acquire);
        if (last != atomic_load_explicit(&tail, memory_order_acquire))
            continue;
        if (after) {
            atomic_compare_exchange_strong(&tail, &last, after);
            continue;
        }
        if (atomic_compare_exchange_strong(&last->next, &after, n))
            break;
    }
    atomic_compare_exchange_strong(&tail, &last, n);
}

static int dequeue(void)
{
    for (;;) {
        struct node *first = atomic_load_explicit(&head, memory_order_acquire);
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *after = atomic_load_explicit(&first->next, memory_order_acquire);
        if (first != atomic_load_explicit(&head, memory_order_acquire))
            continue;
        if (first == last) {
            if (!after)
                return -1;
            atomic_compare_exchange_strong(&tail, &last, after);
            continue;
        }
        int value = after->value;
        if (atomic_compare_exchange_strong(&head, &first, after))
            return value;
    }
}

static void *worker(void *arg)
{
    enqueue((int)(long)arg + 1);
    int value = dequeue();
    assert(value > 0 && value <= N);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    struct node *dummy = make(0);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(dequeue() == -1);
    return 0;
}
