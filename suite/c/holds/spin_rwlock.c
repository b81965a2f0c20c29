// verdict: holds
// why: A writer enters only if it takes the whole bias; a reader that is too late gives its
//   unit back.
// twin: violated/spin_rwlock_miscount.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define BIAS 16
static atomic_int lock = BIAS;
static int value;

static void read_lock(void)
{
    while (atomic_fetch_sub(&lock, 1) <= 0) {
        atomic_fetch_add(&lock, 1);
        while (atomic_load(&lock) <= 0)
            ;
    }
}

static void *reader(void *arg)
{
    (void)arg;
    read_lock();
    int seen = value;
    atomic_fetch_add(&lock, 1);
    assert(seen == 0 || seen == 3);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    while (atomic_fetch_sub(&lock, BIAS) != BIAS) {
        atomic_fetch_add(&lock, BIAS);
        while (atomic_load(&lock) != BIAS)
            ;
    }
    value = 3;
    atomic_fetch_add(&lock, BIAS);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
