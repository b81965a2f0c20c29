/* expect: holds; Treiber's stack without reuse, three threads.
   flags: --linearizable stack-spec.c */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct node {
    int value;
    struct node *next;
} node;

static _Atomic(node *) top;

void push(int v) {
    node *n = malloc(sizeof *n);
    n->value = v;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &n->next, n))
        ;
}

int pop(void) {
    node *t = atomic_load(&top);
    while (t && !atomic_compare_exchange_strong(&top, &t, t->next))
        ;
    return t ? t->value : 0;
}

static void *pusher(void *arg) {
    push((int)(long)arg);
    return NULL;
}

static void *popper(void *arg) {
    pop();
    pop();
    return NULL;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, pusher, (void *)1);
    pthread_create(&b, NULL, pusher, (void *)2);
    pthread_create(&c, NULL, popper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
}
