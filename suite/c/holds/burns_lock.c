// verdict: holds
// why: Burns's lock for two: the second backs off while the first wants in.
// twin: violated/burns_lock_no_recheck.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int flag[2];

static void *first(void *arg)
{
    (void)arg;
    atomic_store(&flag[0], 1);
    while (atomic_load(&flag[1]))
        ;
    critical();
    atomic_store(&flag[0], 0);
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    for (;;) {
        while (atomic_load(&flag[0]))
            ;
        atomic_store(&flag[1], 1);
        if (!atomic_load(&flag[0]))
            break;
        atomic_store(&flag[1], 0);
    }
    critical();
    atomic_store(&flag[1], 0);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
