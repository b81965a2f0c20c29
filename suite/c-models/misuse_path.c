// expect: sc=violated tso=violated armv8=violated
// fenced: tso=holds armv8=holds
// Whether the lock is held depends on which branch was taken.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int flag;
int n;

void *setter(void *arg) {
    atomic_store(&flag, 1);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, setter, 0);
    int seen = atomic_load(&flag);
    if (seen) {
        pthread_mutex_lock(&m);
        n++;
    }
#ifdef FENCED
    if (seen)
#endif
        pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    return 0;
}
