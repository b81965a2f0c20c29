// verdict: holds
// why: Both threads take the two spin locks in the same order, so somebody always gets on.
// twin: violated/spin_opposite_order.c
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;
static int shared;

static void take(atomic_int *lock) {
    int free = 0;
    while (!atomic_compare_exchange_strong(lock, &free, 1)) free = 0;
}

static void give(atomic_int *lock) { atomic_store(lock, 0); }

static void *first(void *arg) {
    take(&left);
    take(&right);
    shared++;
    give(&right);
    give(&left);
    return arg;
}

static void *second(void *arg) {
    take(&left);
    take(&right);
    shared++;
    give(&left);
    give(&right);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
