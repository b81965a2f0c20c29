// verdict: violated assertion
// why: The flag goes up after the test, so both can pass the test before either flag is up.
// twin: holds/peterson_volatile.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static volatile int flag[2], turn;

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    turn = other;
    while (flag[other] && turn == other)
        ;
    flag[me] = 1; // announce
    critical();
    flag[me] = 0;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
