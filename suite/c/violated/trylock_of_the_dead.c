// verdict: violated livelock
// why: A thread ends with a mutex in its hands; the other tries it again and again and is told each time that it is busy.
// twin: holds/trylock_until_free.c
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *careless(void *arg) {
    pthread_mutex_lock(&mutex);
    n++;
    return arg;
}

static void *patient(void *arg) {
    while (pthread_mutex_trylock(&mutex) != 0) sched_yield();
    n++;
    pthread_mutex_unlock(&mutex);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, careless, 0);
    pthread_create(&b, 0, patient, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
