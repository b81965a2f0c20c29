// verdict: holds
// why: A mutex that nobody holds may be destroyed and initialised again, and its memory used for another.
// twin: violated/mutex_made_anew.c
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
    for (int i = 0; i < 2; i++) {
        pthread_t t;
        pthread_mutex_init(&mutex, 0);
        pthread_create(&t, 0, worker, 0);
        pthread_mutex_lock(&mutex);
        n++;
        pthread_mutex_unlock(&mutex);
        pthread_join(t, 0);
        pthread_mutex_destroy(&mutex);
    }
    return 0;
}
