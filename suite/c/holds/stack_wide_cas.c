// verdict: holds
// why: Pointer and tag change together, in one exchange of sixteen bytes: a node that was popped and pushed again has another tag.
// twin: violated/treiber_aba.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

typedef struct node {
    struct node *next;
} node;

typedef struct {
    node *ptr;
    uintptr_t tag;
} head;

static _Atomic head top;
static node nodes[2];

static void push(node *n)
{
    head old = atomic_load(&top), new;
    do {
        n->next = old.ptr;
        new = (head){ n, old.tag + 1 };
    } while (!atomic_compare_exchange_weak(&top, &old, new));
}

static node *pop(void)
{
    head old = atomic_load(&top), new;
    do {
        if (!old.ptr)
            return 0;
        new = (head){ old.ptr->next, old.tag + 1 };
    } while (!atomic_compare_exchange_weak(&top, &old, new));
    return old.ptr;
}

static void *worker(void *arg)
{
    push(arg);
    node *n = pop();
    assert(n);
    return n;
}

int main(void)
{
    pthread_t t[2];
    void *got[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &nodes[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], &got[i]);
    assert(got[0] != got[1]);
    assert(!pop());
    return 0;
}
