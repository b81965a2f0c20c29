// verdict: holds
// why: The flag is raised on every path, so the polling main thread gets on under any fair schedule.
// twin: violated/flag_nobody_sets.c
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, stop;

static void *producer(void *arg) {
    if (atomic_load(&stop)) { atomic_store(&ready, 2); return arg; }
    atomic_store(&ready, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    atomic_store(&stop, 1);
    while (!atomic_load(&ready)) {
    }
    pthread_join(t, 0);
    return 0;
}
