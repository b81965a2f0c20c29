// expect: tso=violated pso=violated rmo=violated armv8=holds rvwmo=violated power=violated ra=violated rc11=violated
// fenced: tso=holds pso=holds rmo=holds armv8=holds rvwmo=holds power=holds ra=holds rc11=holds
// lost: tso=violated pso=violated rmo=violated armv8=violated power=holds rc11=violated
// Store buffering. A fence that acquires and releases does not keep a load behind a store:
// on x86 it is no instruction at all, on RISC-V fence.tso, on POWER lwsync; only ARM has
// nothing weaker than DMB for it. A sequentially consistent one does (FENCED). With LOST
// there is no fence, and the loads alone are sequentially consistent: an instruction before
// them stands on POWER only.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE atomic_thread_fence(memory_order_acq_rel)
#endif
#ifdef LOST
#undef FENCE
#define FENCE
#define LOAD memory_order_seq_cst
#else
#define LOAD memory_order_relaxed
#endif

atomic_int x, y;
int a, b;

void *left(void *arg) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    FENCE;
    a = atomic_load_explicit(&y, LOAD);
    return 0;
}

void *right(void *arg) {
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    FENCE;
    b = atomic_load_explicit(&x, LOAD);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, left, 0);
    pthread_create(&t[1], 0, right, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(a || b);
    return 0;
}
