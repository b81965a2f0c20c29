// expect: sc=violated tso=violated
// A condition is waited for without its mutex.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *worker(void *arg) {
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&m);
    int go = ready;
    pthread_mutex_unlock(&m);
    if (!go)
        pthread_cond_wait(&c, &m);
    pthread_join(t, 0);
    return 0;
}
