// verdict: holds
// why: The second stage comes, and stays until it is taken.
// twin: violated/exchange_never_fits.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_int stage;

static void *one(void *arg) {
    int expected = 2;
    while (!atomic_compare_exchange_weak(&stage, &expected, 3)) expected = 2;
    return arg;
}

static void *two(void *arg) {
    atomic_store(&stage, 1);
    atomic_store(&stage, 2);
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
