// verdict: violated assertion
// why: One thread reads the top of a stack; the other pops it, frees it, and pushes a node that malloc puts in the same place. The exchange of the first succeeds although the stack is another.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static struct node *_Atomic top;
static struct node below = {0, 1};
static int changed;

static void *swaps(void *arg) {
    struct node *first = atomic_load(&top);
    atomic_store(&top, &below);
    changed = 1;
    free(first);
    struct node *other = malloc(sizeof *other);
    other->value = 3;
    other->next = &below;
    atomic_store(&top, other);
    return arg;
}

int main(void) {
    pthread_t t;
    struct node *first = malloc(sizeof *first);
    first->value = 2;
    first->next = &below;
    atomic_store(&top, first);
    pthread_create(&t, 0, swaps, 0);
    struct node *seen = atomic_load(&top);
    pthread_join(t, 0);
    if (atomic_compare_exchange_strong(&top, &seen, &below)) assert(!changed || seen->value == 2);
    return 0;
}
