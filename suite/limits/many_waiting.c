// Forty threads at one condition variable.
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int go;
static void *waits(void *arg) {
    pthread_mutex_lock(&m);
    while (!go) pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return arg;
}
int main(void) {
    pthread_t t[40];
    for (int i = 0; i < 40; i++) pthread_create(&t[i], 0, waits, 0);
    return 0;
}
