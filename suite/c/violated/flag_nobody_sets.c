// verdict: violated livelock
// why: The thread that should raise the flag ends without it when it is told to stop, and the main thread polls on.
// twin: holds/flag_always_set.c
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, stop;

static void *producer(void *arg) {
    if (atomic_load(&stop)) return arg;
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
