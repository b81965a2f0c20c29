// verdict: violated livelock
// why: A request is answered in a word that nobody waits for.
// twin: holds/handshake.c
#include <pthread.h>
#include <stdatomic.h>
atomic_int request, answer, reply;

static void *one(void *arg) {
    atomic_store_explicit(&request, 1, memory_order_release);
    while (!atomic_load_explicit(&answer, memory_order_acquire));
    return arg;
}

static void *two(void *arg) {
    while (!atomic_load_explicit(&request, memory_order_acquire));
    atomic_store_explicit(&reply, 1, memory_order_release);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
