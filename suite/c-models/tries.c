// expect: sc=holds tso=holds pso=holds armv8=holds
// Locks that may not be had: a read-write lock and a semaphore tried, a mutex waited for
// with a timeout. Whoever has one has it alone; whoever has none does nothing.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
sem_t permits;
int a, b, taken;

void *worker(void *arg) {
    (void)arg;
    struct timespec soon = {0, 0};
    if (pthread_rwlock_tryrdlock(&rw) == 0) {
        assert(a == b);
        pthread_rwlock_unlock(&rw);
    }
    if (sem_trywait(&permits) == 0) {
        if (pthread_mutex_timedlock(&m, &soon) == 0) {
            taken++;
            pthread_mutex_unlock(&m);
        }
    }
    return 0;
}

int main(void) {
    pthread_t t;
    sem_init(&permits, 0, 1);
    pthread_create(&t, 0, worker, 0);
    pthread_rwlock_wrlock(&rw);
    a = 1;
    b = 1;
    pthread_rwlock_unlock(&rw);
    if (sem_trywait(&permits) == 0) {
        pthread_mutex_lock(&m);
        taken++;
        pthread_mutex_unlock(&m);
    }
    pthread_join(t, 0);
    assert(taken <= 1);
    return 0;
}
