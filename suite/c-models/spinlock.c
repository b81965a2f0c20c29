// expect: sc=holds tso=holds pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds rvwmo=holds rc11=holds
// A test-and-test-and-set lock in a loop of two rounds, by two threads.
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

atomic_int lock;
int count;

void *worker(void *arg) {
    (void)arg;
    for (int i = 0; i < 2; i++) {
        for (;;) {
            while (atomic_load_explicit(&lock, memory_order_relaxed))
                ;
            int zero = 0;
            if (atomic_compare_exchange_strong_explicit(&lock, &zero, 1, ACQUIRE,
                                                        memory_order_relaxed))
                break;
        }
        count = count + 1;
        atomic_store_explicit(&lock, 0, RELEASE);
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(count == 4);
    return 0;
}
