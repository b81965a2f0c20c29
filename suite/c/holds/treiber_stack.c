// verdict: holds
// why: Treiber's stack, nodes never freed: no pointer to a node can go stale.
// twin: violated/treiber_free.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void push(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &n->next, n))
        ;
}

static int pop(void)
{
    struct node *t = atomic_load(&top);
    while (t && !atomic_compare_exchange_strong(&top, &t, t->next))
        ;
    if (!t)
        return -1;
    return t->value;
}

static void *worker(void *arg)
{
    push((int)(long)arg + 1);
    int value = pop();
    assert(value == 1 || value == 2);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(pop() == -1);
    return 0;
}
