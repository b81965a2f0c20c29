// expect: sc=holds tso=holds pso=holds rmo=holds armv8=holds rvwmo=holds power=holds ra=holds rc11=holds
// lost: sc=violated tso=violated rmo=violated armv8=violated rvwmo=violated power=violated rc11=violated
// What was stored before a semaphore was raised is there for who takes it; with LOST nobody
// raises it, and that is a deadlock. A reader of the lock sees both stores or none.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t full;
pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int data, first, second;

void *writer(void *arg) {
    data = 3;
    pthread_rwlock_wrlock(&lock);
    first = 1;
    second = 1;
    pthread_rwlock_unlock(&lock);
#ifndef LOST
    sem_post(&full);
#endif
    return 0;
}

void *reader(void *arg) {
    pthread_rwlock_rdlock(&lock);
    assert(first == second);
    pthread_rwlock_unlock(&lock);
    sem_wait(&full);
    assert(data == 3);
    return 0;
}

int main(void) {
    sem_init(&full, 0, 0);
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
