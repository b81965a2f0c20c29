// verdict: holds
// why: Every path out of the critical section unlocks, also the early one.
// twin: violated/unlock_forgotten.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int taken;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (taken) {
        pthread_mutex_unlock(&lock); // early
        return 0;
    }
    taken = 1;
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
    pthread_mutex_lock(&lock);
    assert(taken);
    pthread_mutex_unlock(&lock);
    return 0;
}
