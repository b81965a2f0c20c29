// verdict: violated assertion
// why: The third thread asks for what only the first wrote, and reaches it only where the
//      second has seen the first.
// twin: holds/passed_on.c
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
    if (atomic_load_explicit(&y, memory_order_acquire) == 1)
        assert(atomic_load_explicit(&x, memory_order_relaxed) == 0);
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
