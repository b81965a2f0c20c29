// verdict: violated livelock
// why: Two spin locks with exponential backoff are taken in opposite order: each thread keeps what the other wants.
// twin: holds/backoff_same_order.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_int left, right;

static void take(atomic_int *lock) {
    int limit = 1;
    while (atomic_exchange(lock, 1)) {
        for (volatile int i = 0; i < limit; i++);
        if (limit < 64) limit *= 2;
    }
}

static void give(atomic_int *lock) { atomic_store(lock, 0); }

static void *one(void *arg) {
    take(&left);
    take(&right);
    give(&right);
    give(&left);
    return arg;
}

static void *two(void *arg) {
    take(&right);
    take(&left);
    give(&left);
    give(&right);
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
