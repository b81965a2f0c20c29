// expect: sc=holds tso=violated pso=violated rmo=violated armv8=violated rvwmo=violated
// fenced: tso=holds pso=holds armv8=holds rvwmo=holds
// fences: tso=1 pso=3
// mended: tso=yes pso=yes armv8=yes
// Peterson's lock. Each thread raises its flag and must then see the other's: a store
// before a load of another location, which every model but sc lets pass.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

volatile int flag[2], turn, inside;

void *enter(void *arg) {
    int me = *(int *)arg;
    flag[me] = 1;
    FENCE();
    turn = 1 - me;
    FENCE();
    while (flag[1 - me] && turn == 1 - me)
        ;
    FENCE();
    inside = inside + 1;
    assert(inside == 1);
    inside = inside - 1;
    FENCE();
    flag[me] = 0;
    return 0;
}

int main(void) {
    pthread_t t[2];
    int id[2];
    for (int i = 0; i < 2; i++) {
        id[i] = i;
        pthread_create(&t[i], 0, enter, &id[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
