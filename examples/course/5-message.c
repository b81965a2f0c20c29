/* A message and a flag. On which processors does the reader see the message? */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int message, ready;

static void *writer(void *arg) {
    atomic_store_explicit(&message, 42, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg) {
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        assert(atomic_load_explicit(&message, memory_order_relaxed) == 42);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
