// verdict: holds
// why: A tag that grows with every change keeps a compare-and-swap from taking an old top for
//   the new one.
// twin: violated/treiber_aba.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

// A stack of nodes from a fixed pool, linked by index; 0 is no node.
#define TAG 256
static atomic_int next[4];
static atomic_int top; // index, and a tag that counts the changes

static void push(int i)
{
    int old = atomic_load(&top), new;
    do {
        atomic_store(&next[i], old % TAG);
        new = i + (old / TAG + 1) * TAG;
    } while (!atomic_compare_exchange_strong(&top, &old, new));
}

static int pop(void)
{
    int old = atomic_load(&top), new;
    do {
        if (old % TAG == 0)
            return 0;
        new = atomic_load(&next[old % TAG]) + (old / TAG + 1) * TAG;
    } while (!atomic_compare_exchange_strong(&top, &old, new));
    return old % TAG;
}

static void *one(void *arg)
{
    (void)arg;
    pop();
    return 0;
}

static void *other(void *arg)
{
    (void)arg;
    int a = pop();
    pop();
    if (a == 1)
        push(a);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    push(2);
    push(1);
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, other, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    // Three pops for two nodes, and only node 1 is ever put back: node 2 is gone.
    assert(atomic_load(&top) % TAG != 2);
    return 0;
}
