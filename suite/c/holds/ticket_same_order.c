// verdict: holds
// why: Both threads take the left lock first.
// twin: violated/ticket_opposite_order.c
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>

struct ticket { atomic_uint next, serving; };
static struct ticket left, right;

static void take(struct ticket *l) {
    unsigned mine = atomic_fetch_add(&l->next, 1);
    while (atomic_load(&l->serving) != mine) sched_yield();
}

static void give(struct ticket *l) { atomic_fetch_add(&l->serving, 1); }

static void *one(void *arg) {
    take(&left);
    take(&right);
    give(&right);
    give(&left);
    return arg;
}

static void *two(void *arg) {
    take(&left);
    take(&right);
    give(&right);
    give(&left);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
