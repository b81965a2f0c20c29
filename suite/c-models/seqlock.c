// expect: sc=holds tso=holds pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// mended: pso=yes armv8=yes
// A sequence lock: the reader takes its two halves only if the count is even and the
// same before and after. The writer's stores must stay in order, and the reader's loads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

atomic_int seq, left, right;

#define SET(x, v) atomic_store_explicit(&x, v, memory_order_relaxed)
#define GET(x) atomic_load_explicit(&x, memory_order_relaxed)

void *writer(void *arg) {
    (void)arg;
    SET(seq, 1);
    FENCE();
    SET(left, 1);
    SET(right, 1);
    FENCE();
    SET(seq, 2);
    return 0;
}

void *reader(void *arg) {
    (void)arg;
    int before, after, l, r;
    do {
        before = GET(seq);
        FENCE();
        l = GET(left);
        r = GET(right);
        FENCE();
        after = GET(seq);
    } while (before != after || before % 2);
    assert(l == r);
    return 0;
}

int main(void) {
    pthread_t w, r;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, reader, 0);
    pthread_join(w, 0);
    pthread_join(r, 0);
    return 0;
}
