// expect: sc=holds tso=holds pso=violated armv8=violated power=violated rc11=violated
// fenced: pso=holds armv8=holds power=holds rc11=holds
// mended: pso=yes armv8=yes
// A ticket lock whose hand-over is a relaxed store: x86 keeps stores in order, PSO lets
// it pass the stores of the critical section. FENCED has the orders that it needs.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#else
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#endif

atomic_int next, serving;
int count;

void *worker(void *arg) {
    (void)arg;
    int mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&serving, ACQUIRE) != mine)
        ;
    count = count + 1;
    atomic_store_explicit(&serving, mine + 1, RELEASE);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(count == 2);
    return 0;
}
