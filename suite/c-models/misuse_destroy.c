// expect: sc=violated tso=violated rc11=violated
// fenced: tso=holds rc11=holds
// The mutex is destroyed while the other thread may hold it.
#include <pthread.h>

pthread_mutex_t m;
int n;

void *worker(void *arg) {
    pthread_mutex_lock(&m);
    n++;
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_mutex_init(&m, 0);
    pthread_create(&t, 0, worker, 0);
#ifdef FENCED
    pthread_join(t, 0);
    pthread_mutex_destroy(&m);
#else
    pthread_mutex_destroy(&m);
    pthread_join(t, 0);
#endif
    return 0;
}
