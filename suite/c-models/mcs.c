// expect: sc=holds tso=holds pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// mended: pso=yes
// Mellor-Crummey and Scott's queue lock. Unlocking with a relaxed store lets PSO hand the
// lock over before the critical section's stores are out.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef FENCED
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#else
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#endif

struct node {
    struct node *_Atomic next;
    atomic_int locked;
};

struct node nodes[2];
struct node *_Atomic tail;
int count;

static void lock(struct node *me) {
    atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&me->locked, 1, memory_order_relaxed);
    struct node *before = atomic_exchange_explicit(&tail, me, BOTH);
    if (before != NULL) {
        atomic_store_explicit(&before->next, me, RELEASE);
        while (atomic_load_explicit(&me->locked, ACQUIRE))
            ;
    }
}

static void unlock(struct node *me) {
    struct node *after = atomic_load_explicit(&me->next, ACQUIRE);
    if (after == NULL) {
        struct node *expected = me;
        if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, BOTH,
                                                    memory_order_relaxed))
            return;
        do {
            after = atomic_load_explicit(&me->next, ACQUIRE);
        } while (after == NULL);
    }
    atomic_store_explicit(&after->locked, 0, RELEASE);
}

void *worker(void *arg) {
    struct node *me = arg;
    lock(me);
    count = count + 1;
    unlock(me);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &nodes[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
