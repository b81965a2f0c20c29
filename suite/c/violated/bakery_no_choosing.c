// verdict: violated assertion
// why: Without the choosing flags a thread can compare with a number that is about to be
//   written.
// twin: holds/bakery.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void critical(void)
{
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
}

static atomic_int choosing[2], number[2];

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    atomic_store(&choosing[me], 1);
    int mine = atomic_load(&number[other]) + 1;
    atomic_store(&number[me], mine);
    atomic_store(&choosing[me], 0);
    for (;;) {
        int theirs = atomic_load(&number[other]);
        if (theirs == 0 || theirs > mine || (theirs == mine && other > me))
            break;
    }
    critical();
    atomic_store(&number[me], 0);
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
