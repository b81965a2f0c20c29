// expect: sc=holds tso=holds pso=holds rvwmo=holds armv8=holds rc11=holds
// Mellor-Crummey and Scott's queue lock with nodes from the heap: every look at one asks
// whether somebody gave it a value, and waiting does not fill the window with that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { _Atomic(struct node *) next; atomic_int locked; };
static _Atomic(struct node *) tail;
static int count;
static void *run(void *arg) {
    struct node *me = malloc(sizeof *me);
    atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&me->locked, 1, memory_order_relaxed);
    struct node *prev = atomic_exchange_explicit(&tail, me, memory_order_acq_rel);
    if (prev) {
        atomic_store_explicit(&prev->next, me, memory_order_release);
        while (atomic_load_explicit(&me->locked, memory_order_acquire)) ;
    }
    count = count + 1;
    struct node *after = atomic_load_explicit(&me->next, memory_order_acquire);
    if (!after) {
        struct node *expect = me;
        if (atomic_compare_exchange_strong_explicit(&tail, &expect, NULL, memory_order_acq_rel, memory_order_acquire)) return 0;
        while (!(after = atomic_load_explicit(&me->next, memory_order_acquire))) ;
    }
    atomic_store_explicit(&after->locked, 0, memory_order_release);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, run, 0); pthread_create(&b, 0, run, 0);
    pthread_join(a, 0); pthread_join(b, 0);
    assert(count == 2);
    return 0;
}
