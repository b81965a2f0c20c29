// verdict: violated lock-misuse
// why: A condition variable is initialised again while a thread waits at it.
// ordinary machine: alone sees what is made anew.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waits(void *arg) {
    pthread_mutex_lock(&mutex);
    while (!ready) pthread_cond_wait(&cond, &mutex);
    pthread_mutex_unlock(&mutex);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waits, 0);
    pthread_mutex_lock(&mutex);
    pthread_cond_init(&cond, 0);
    ready = 1;
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&mutex);
    pthread_join(t, 0);
    return 0;
}
