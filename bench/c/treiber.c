// verdict: holds
// why: Treiber's stack: every thread pushes before it pops, so nobody finds it empty. Nodes are not freed.
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
    struct node *next;
};
static _Atomic(struct node *) top;

static void push(int value)
{
    struct node *n = malloc(sizeof *n);
    struct node *t = atomic_load_explicit(&top, memory_order_relaxed);
    n->value = value;
    do {
        n->next = t;
    } while (!atomic_compare_exchange_strong_explicit(&top, &t, n, memory_order_release,
                                                      memory_order_relaxed));
}

static int pop(void)
{
    struct node *t = atomic_load_explicit(&top, memory_order_acquire);
    do {
        if (!t)
            return -1;
    } while (!atomic_compare_exchange_strong_explicit(&top, &t, t->next, memory_order_acq_rel,
                                                      memory_order_acquire));
    return t->value;
}

static void *worker(void *arg)
{
    push((int)(long)arg + 1);
    int value = pop();
    assert(value > 0 && value <= N);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(pop() == -1);
    return 0;
}
