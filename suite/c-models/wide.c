// expect: sc=holds tso=holds pso=violated
// fenced: pso=holds
// A message of a hundred words: more cells than a machine word has bits.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define RELEASE memory_order_release
#else
#define RELEASE memory_order_relaxed
#endif

int message[100];
atomic_int ready;

void *sender(void *arg) {
    (void)arg;
    message[3] = 1;
    message[97] = 2;
    atomic_store_explicit(&ready, 1, RELEASE);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, sender, 0);
    if (atomic_load_explicit(&ready, memory_order_acquire)) {
        int sum = message[3] + message[97];
        assert(sum == 3);
    }
    pthread_join(t, 0);
    return 0;
}
