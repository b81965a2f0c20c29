// verdict: violated deadlock
// why: The flag is set and signalled without the mutex: between the test and the wait, and then
//   nobody signals again.
// twin: holds/flag_under_lock.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static atomic_int flag;

static void *waiter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!atomic_load(&flag))
        pthread_cond_wait(&ready, &lock);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *signaller(void *arg)
{
    (void)arg;
    atomic_store(&flag, 1);
    pthread_cond_signal(&ready);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, signaller, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
