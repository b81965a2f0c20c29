/* expect: violated linearizability; nodes are used again, and an exchange takes an old one for a new one.
   flags: --linearizable stack-spec.c */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

typedef struct node {
    _Atomic int value;
    _Atomic(struct node *) next;
} node;

static node pool[2];
static _Atomic(node *) top;
/* The last node that this thread popped: the next one that it pushes. */
static _Thread_local node *mine;

void push(int v) {
    node *n = mine;
    atomic_store(&n->value, v);
    node *t = atomic_load(&top);
    do
        atomic_store(&n->next, t);
    while (!atomic_compare_exchange_strong(&top, &t, n));
}

int pop(void) {
    node *t = atomic_load(&top);
    for (;;) {
        if (!t)
            return 0;
        node *next = atomic_load(&t->next);
        if (atomic_compare_exchange_strong(&top, &t, next)) {
            mine = t;
            return atomic_load(&t->value);
        }
    }
}

static void *popper(void *arg) {
    pop();
    pop();
    return NULL;
}

static void *busy(void *arg) {
    if (!pop())
        return NULL;
    node *a = mine;
    pop();
    mine = a;
    push(3);
    return NULL;
}

int main(void) {
    mine = &pool[1];
    push(2);
    mine = &pool[0];
    push(1);
    pthread_t a, b;
    pthread_create(&a, NULL, popper, NULL);
    pthread_create(&b, NULL, busy, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
