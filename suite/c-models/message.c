// expect: sc=holds tso=holds pso=violated rmo=violated armv8=violated rvwmo=violated power=violated ra=holds rc11=violated
// fenced: pso=holds rmo=holds armv8=holds rvwmo=holds power=holds rc11=holds
// A message and a flag. `ra` gives every access release and acquire order.
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

atomic_int data, ready;

void *sender(void *arg) {
    (void)arg;
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, RELEASE);
    return 0;
}

void *receiver(void *arg) {
    (void)arg;
    while (!atomic_load_explicit(&ready, ACQUIRE))
        ;
    assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
    return 0;
}

int main(void) {
    pthread_t s, r;
    pthread_create(&s, 0, sender, 0);
    pthread_create(&r, 0, receiver, 0);
    pthread_join(s, 0);
    pthread_join(r, 0);
    return 0;
}
