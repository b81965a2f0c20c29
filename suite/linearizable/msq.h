#include <stdatomic.h>
#include <stdlib.h>

typedef struct node {
    int value;
    _Atomic(struct node *) next;
} node;

static _Atomic(node *) head, tail;

static node *new_node(int value) {
    node *n = malloc(sizeof *n);
    n->value = value;
    atomic_init(&n->next, NULL);
    return n;
}

static void make_queue(void) {
    node *n = new_node(0);
    atomic_init(&head, n);
    atomic_init(&tail, n);
}

void enq(int v) {
    node *n = new_node(v);
    for (;;) {
        node *t = atomic_load(&tail), *next = atomic_load(&t->next);
        if (t != atomic_load(&tail))
            continue;
        if (next) {
            atomic_compare_exchange_strong(&tail, &t, next);
            continue;
        }
        node *none = NULL;
        if (atomic_compare_exchange_strong(&t->next, &none, n)) {
            atomic_compare_exchange_strong(&tail, &t, n);
            return;
        }
    }
}
