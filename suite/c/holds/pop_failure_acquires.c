// verdict: holds
// why: Whoever fails to take the top takes the new one, and the failed exchange acquires as the first load did.
// twin: violated/pop_failure_relaxed.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void *push(void *arg)
{
    struct node *n = malloc(sizeof *n);
    n->value = 7;
    n->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &n->next, n, memory_order_acq_rel,
                                                    memory_order_relaxed))
        ;
    return arg;
}

static void *pop(void *arg)
{
    struct node *t = atomic_load_explicit(&top, memory_order_acquire);
    while (t && !atomic_compare_exchange_strong_explicit(&top, &t, t->next, memory_order_acq_rel,
                                                         memory_order_acquire))
        ;
    if (t)
        assert(t->value == 7);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    push(0);
    pthread_create(&t[0], 0, push, 0);
    pthread_create(&t[1], 0, pop, 0);
    pthread_create(&t[2], 0, pop, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
