// verdict: violated invariant
// why: Without the lock there is a state in which both threads are inside.
// args: --invariant at_most_one
// twin: holds/invariant_function.c
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

int at_most_one(void)
{
    return atomic_load(&inside) <= 1;
}

static void *worker(void *arg)
{
    (void)arg;
    atomic_fetch_add(&inside, 1);
    atomic_fetch_sub(&inside, 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
