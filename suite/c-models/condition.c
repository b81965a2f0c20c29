// expect: sc=holds tso=holds pso=holds rmo=holds armv8=holds rc11=holds
// lost: sc=violated tso=violated armv8=violated
// A hand-over through a condition variable: plain data under a mutex is safe under every
// model. With LOST the waiter does not look before it waits: a signal that came earlier
// is lost, and it waits for ever.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, data;

void *sender(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    data = 7;
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

void *receiver(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
#ifdef LOST
    pthread_cond_wait(&c, &m);
#else
    while (!ready)
        pthread_cond_wait(&c, &m);
#endif
    assert(data == 7);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t s, r;
    pthread_create(&s, 0, sender, 0);
    pthread_create(&r, 0, receiver, 0);
    pthread_join(s, 0);
    pthread_join(r, 0);
    return 0;
}
