// verdict: holds
// why: Every way out of the writer counts up.
// twin: violated/seqlock_left_odd.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_uint count;
static atomic_int value[2];

static void *one(void *arg) {
    atomic_fetch_add(&count, 1);
    atomic_store(&value[0], 1);
    if (atomic_load(&value[0]) == 1) { atomic_fetch_add(&count, 1); return arg; }
    atomic_store(&value[1], 1);
    atomic_fetch_add(&count, 1);
    return arg;
}

static void *two(void *arg) {
    unsigned before, after;
    int spins = 0;
    do {
        while ((before = atomic_load(&count)) & 1)
            if (++spins == 4) spins = 0;
        atomic_load(&value[0]);
        atomic_load(&value[1]);
        after = atomic_load(&count);
    } while (before != after);
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
