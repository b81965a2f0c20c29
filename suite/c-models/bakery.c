// expect: sc=holds tso=violated pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// mended: tso=yes pso=yes armv8=yes
// Lamport's bakery for two threads: taking a number is announced by stores that must be
// seen before the other's are looked at.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

volatile int choosing[2], number[2], data;

static void lock(int me, int other) {
    choosing[me] = 1;
    FENCE();
    int n = number[other] + 1;
    number[me] = n;
    FENCE();
    choosing[me] = 0;
    FENCE();
    while (choosing[other])
        ;
    FENCE();
    for (;;) {
        int theirs = number[other];
        if (theirs == 0 || n < theirs || (n == theirs && me < other))
            break;
    }
    FENCE();
}

static void use(int me) {
    data = me + 1;
    assert(data == me + 1);
    FENCE();
    number[me] = 0;
}

void *zero(void *arg) {
    (void)arg;
    lock(0, 1);
    use(0);
    return 0;
}

void *one(void *arg) {
    (void)arg;
    lock(1, 0);
    use(1);
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
