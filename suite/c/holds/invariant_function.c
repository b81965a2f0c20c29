// verdict: holds
// why: The invariant, a C function, is true in every state: the lock keeps the second thread
//   out.
// args: --invariant at_most_one
// twin: violated/invariant_broken.c
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int inside;

int at_most_one(void)
{
    return atomic_load(&inside) <= 1;
}

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&inside, 1);
    atomic_fetch_sub(&inside, 1);
    pthread_mutex_unlock(&lock);
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
