// verdict: holds
// why: Who reads y == 1 comes after who read x == 1. One thread alone touches too little to
//      show that these three belong together; the first may be joined before the others move.
// twin: violated/passed_on.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *first(void *arg) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return 0;
}

void *second(void *arg) {
    if (atomic_load_explicit(&x, memory_order_relaxed))
        atomic_store_explicit(&y, 1, memory_order_release);
    return 0;
}

void *third(void *arg) {
    if (atomic_load_explicit(&y, memory_order_acquire))
        assert(atomic_load_explicit(&x, memory_order_relaxed) == 1);
    return 0;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, first, 0);
    pthread_create(&t[1], 0, second, 0);
    pthread_create(&t[2], 0, third, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
