// verdict: violated livelock
// why: Both threads put their flag up and wait for the other's to go down.
// twin: holds/two_flags_and_turn.c
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

static atomic_int wants[2], turn;
static int inside;

static void enter(int me) {
    atomic_store(&wants[me], 1);
    
    while (atomic_load(&wants[!me]));
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
