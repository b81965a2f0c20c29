// Seventy threads at a time, ordered by relaxed atomics.
#include <pthread.h>
#include <stdatomic.h>
atomic_int go;
int data;
static void *waits(void *arg) {
    if (atomic_load_explicit(&go, memory_order_relaxed)) return (void *)(long)data;
    return arg;
}
int main(void) {
    pthread_t t[70];
    for (int i = 0; i < 70; i++) pthread_create(&t[i], 0, waits, 0);
    for (int i = 0; i < 70; i++) pthread_join(t[i], 0);
    data = 1;
    atomic_store_explicit(&go, 1, memory_order_relaxed);
    return 0;
}
