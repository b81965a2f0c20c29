// verdict: holds
// why: Nodes lie in a block of bytes; each is linked into the list before anybody looks for it.
// twin: violated/nodes_in_bytes_tso.c
// args: --model tso
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *_Atomic next;
    int value;
};
static _Alignas(struct node) unsigned char pool[2 * sizeof(struct node)];
static struct node *_Atomic head;

static struct node *node(int i)
{
    return (struct node *)(pool + i * sizeof(struct node));
}

static void *add(void *arg)
{
    struct node *n = node(arg != 0);
    struct node *before = atomic_load(&head);
    n->value = 1 + (arg != 0);
    do
        atomic_store(&n->next, before);
    while (!atomic_compare_exchange_strong(&head, &before, n));
    return 0;
}

int main(void)
{
    pthread_t other;
    pthread_create(&other, 0, add, 0);
    add(&head);
    pthread_join(other, 0);
    int sum = 0;
    for (struct node *n = atomic_load(&head); n; n = atomic_load(&n->next))
        sum += n->value;
    assert(sum == 3);
    return 0;
}
