/* verdict: holds. Where errors are named as SV-COMP does, `abort` alone only ends the run. */
#include <pthread.h>
#include <stdlib.h>

void reach_error(void) { abort(); }

static int shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void only_if(int condition) {
    if (!condition) abort();
}

static void *set(void *arg) {
    pthread_mutex_lock(&lock);
    shared = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, set, 0);
    pthread_mutex_lock(&lock);
    only_if(shared);
    if (shared != 1) reach_error();
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    return 0;
}
