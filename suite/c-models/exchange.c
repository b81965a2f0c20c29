// expect: sc=holds tso=holds pso=holds rmo=holds armv8=holds rvwmo=holds power=holds ra=holds rc11=holds
// lost: tso=holds pso=violated rmo=violated armv8=violated rvwmo=violated power=violated ra=holds rc11=violated
// A lock by exchange: every round of waiting stores, and stores what was there. With LOST it
// is let go by a relaxed store, which may overtake the critical section wherever stores may
// pass stores; RC11 sees a race.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef LOST
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

atomic_flag busy = ATOMIC_FLAG_INIT;
int count;

void *worker(void *arg) {
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
        ;
    count = count + 1;
    atomic_flag_clear_explicit(&busy, RELEASE);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
