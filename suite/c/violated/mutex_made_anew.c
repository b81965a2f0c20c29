// verdict: violated lock-misuse
// why: A mutex is initialised again by the thread that holds it.
// twin: holds/mutex_made_once.c
#include <pthread.h>

static pthread_mutex_t mutex;
static int n;

static void *worker(void *arg) {
    pthread_mutex_lock(&mutex);
    n++;
    pthread_mutex_unlock(&mutex);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_mutex_init(&mutex, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    pthread_mutex_lock(&mutex);
    n++;
    pthread_mutex_init(&mutex, 0);
    pthread_mutex_unlock(&mutex);
    return 0;
}
