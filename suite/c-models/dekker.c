// expect: sc=holds tso=violated pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// fences: tso=1
// mended: tso=yes pso=yes armv8=yes
// Dekker's lock. Raising the flag and looking at the other's is a store before a load,
// on entering and again after having waited.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

volatile int flag[2], turn, inside;

static void lock(int me) {
    flag[me] = 1;
    FENCE();
    while (flag[1 - me]) {
        if (turn != me) {
            flag[me] = 0;
            while (turn != me)
                ;
            flag[me] = 1;
            FENCE();
        }
    }
    FENCE();
}

static void unlock(int me) {
    FENCE();
    turn = 1 - me;
    FENCE();
    flag[me] = 0;
}

void *zero(void *arg) {
    (void)arg;
    lock(0);
    inside = inside + 1;
    assert(inside == 1);
    inside = inside - 1;
    unlock(0);
    return 0;
}

void *one(void *arg) {
    (void)arg;
    lock(1);
    inside = inside + 1;
    assert(inside == 1);
    inside = inside - 1;
    unlock(1);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, zero, 0);
    pthread_create(&b, 0, one, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
