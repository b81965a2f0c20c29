// verdict: violated data-race
// why: The node may be seen before what is in it.
// twin: holds/stack_beside_relaxed_rc11.c
// args: --model rc11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;
static atomic_int length;

static void push(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&top, &n->next, n, memory_order_relaxed,
                                                  memory_order_relaxed))
        ;
    atomic_fetch_add_explicit(&length, 1, memory_order_relaxed);
}

static void *worker(void *arg)
{
    push(1 + (arg != 0));
    struct node *t = atomic_load(&top);
    assert(t && (t->value == 1 || t->value == 2));
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, &top);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&length) == 2);
    return 0;
}
