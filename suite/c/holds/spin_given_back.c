// verdict: holds
// why: Every way out of the critical section gives the test-and-test-and-set lock back.
// twin: violated/spin_never_given_back.c
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static atomic_bool lock;
static int work = 1;

static void take(void) {
    for (;;) {
        while (atomic_load(&lock)) sched_yield();
        if (!atomic_exchange(&lock, 1)) return;
    }
}

static void give(void) { atomic_store(&lock, 0); }

static void *worker(void *arg) {
    take();
    if (work == 0) { give(); return arg; }
    work--;
    give();
    return arg;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    return 0;
}
