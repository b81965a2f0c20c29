// expect: sc=holds tso=violated pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// mended: tso=yes pso=yes armv8=yes
// Szymanski's lock for two threads: a waiting room with a door, all of it told by stores
// to one's own flag and loads of the other's.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

volatile int flag[2], data;

static void cs(int me) {
    data = me + 1;
    assert(data == me + 1);
    FENCE();
}

void *zero(void *arg) {
    (void)arg;
    flag[0] = 1;
    FENCE();
    while (flag[1] >= 3)
        ;
    FENCE();
    flag[0] = 3;
    FENCE();
    if (flag[1] == 1) {
        flag[0] = 2;
        FENCE();
        while (flag[1] != 4)
            ;
        FENCE();
    }
    flag[0] = 4;
    FENCE();
    cs(0);
    for (;;) {
        int f = flag[1];
        if (f < 2 || f > 3)
            break;
    }
    FENCE();
    flag[0] = 0;
    return 0;
}

void *one(void *arg) {
    (void)arg;
    flag[1] = 1;
    FENCE();
    while (flag[0] >= 3)
        ;
    FENCE();
    flag[1] = 3;
    FENCE();
    if (flag[0] == 1) {
        flag[1] = 2;
        FENCE();
        while (flag[0] != 4)
            ;
        FENCE();
    }
    flag[1] = 4;
    FENCE();
    while (flag[0] >= 2)
        ;
    FENCE();
    cs(1);
    flag[1] = 0;
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
