// verdict: holds
// why: Peterson's algorithm: who came last waits, and the other does not.
// twin: violated/two_flags_no_turn.c
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

static atomic_int wants[2], turn;
static int inside;

static void enter(int me) {
    atomic_store(&wants[me], 1);
    atomic_store(&turn, !me);
    while (atomic_load(&wants[!me]) && atomic_load(&turn) != me);
    inside++;
    assert(inside == 1);
    inside--;
    atomic_store(&wants[me], 0);
}

static void *one(void *arg) { enter(0); return arg; }
static void *two(void *arg) { enter(1); return arg; }

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
