// verdict: holds
// why: The flag changes under the mutex, so it cannot change between the test and the wait.
// twin: violated/flag_outside_lock.c
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
    pthread_mutex_lock(&lock);
    atomic_store(&flag, 1);
    pthread_mutex_unlock(&lock);
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
