// verdict: violated livelock
// why: A waiter of a queue lock is never told that its turn has come.
// twin: holds/mcs_next_told.c
#include <pthread.h>
#include <stdatomic.h>
struct node { _Atomic(struct node *) next; atomic_int locked; };
static _Atomic(struct node *) tail;

static void section(struct node *me) {
    atomic_store(&me->next, 0);
    atomic_store(&me->locked, 1);
    struct node *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&before->next, me);
        while (atomic_load(&me->locked));
    }
    struct node *expected = me;
    if (!atomic_compare_exchange_strong(&tail, &expected, 0)) {
        struct node *next;
        while (!(next = atomic_load(&me->next)));
        (void)next;
    }
}

static struct node first, second;
static void *one(void *arg) { section(&first); return arg; }
static void *two(void *arg) { section(&second); return arg; }

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
