// verdict: violated data-race
// why: A reader that finds a writer inside does not wait for it.
// twin: holds/spin_rwlock.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define BIAS 16
static atomic_int lock = BIAS;
static int value;

static void read_lock(void)
{
    atomic_fetch_sub(&lock, 1);
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
