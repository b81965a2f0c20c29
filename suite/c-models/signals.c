// expect: sc=violated tso=violated
// fenced: sc=holds tso=holds
// Two wait for one condition. One signal wakes one of them, and the other waits for
// ever; a broadcast (FENCED) wakes both.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open;

void *guest(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    while (!open)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, guest, 0);
    pthread_create(&b, 0, guest, 0);
    pthread_mutex_lock(&m);
    open = 1;
#ifdef FENCED
    pthread_cond_broadcast(&c);
#else
    pthread_cond_signal(&c);
#endif
    pthread_mutex_unlock(&m);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
