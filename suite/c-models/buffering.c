// expect: sc=holds tso=violated pso=violated armv8=violated rvwmo=violated power=violated rc11=violated
// fenced: tso=holds pso=holds armv8=holds rvwmo=holds power=holds rc11=holds
// fences: tso=2 armv8=2
// Store buffering with C11 atomics: relaxed, and seq_cst where FENCED. The results come
// back through pthread_join.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define ORDER memory_order_seq_cst
#else
#define ORDER memory_order_relaxed
#endif

atomic_int x, y;

void *left(void *arg) {
    (void)arg;
    atomic_store_explicit(&x, 1, ORDER);
    return (void *)(long)atomic_load_explicit(&y, ORDER);
}

void *right(void *arg) {
    (void)arg;
    atomic_store_explicit(&y, 1, ORDER);
    return (void *)(long)atomic_load_explicit(&x, ORDER);
}

int main(void) {
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    assert(ra || rb);
    return 0;
}
