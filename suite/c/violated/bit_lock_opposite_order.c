// verdict: violated livelock
// why: Two bits of one word are locks, taken in opposite order.
// twin: holds/bit_lock_same_order.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_uint word;

static void take(unsigned bit) {
    for (;;) {
        unsigned seen = atomic_load(&word);
        if (!(seen & bit) && atomic_compare_exchange_strong(&word, &seen, seen | bit)) return;
    }
}

static void give(unsigned bit) { atomic_fetch_and(&word, ~bit); }

static void *one(void *arg) {
    take(1);
    take(2);
    give(2);
    give(1);
    return arg;
}

static void *two(void *arg) {
    take(2);
    take(1);
    give(1);
    give(2);
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
