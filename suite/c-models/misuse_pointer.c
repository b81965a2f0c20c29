// expect: sc=violated tso=violated
// fenced: tso=holds
// Which of two locks is let go only the run knows.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
_Atomic(pthread_mutex_t *) which = &a;
int n;

void *other(void *arg) {
    atomic_store(&which, &b);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    pthread_mutex_t *p = atomic_load(&which);
    pthread_mutex_lock(p);
    n++;
#ifdef FENCED
    pthread_mutex_unlock(p);
#else
    pthread_mutex_unlock(&a);
#endif
    pthread_join(t, 0);
    return 0;
}
