// verdict: holds
// why: Whoever has the mutex gives it back, so trying again helps in the end.
// twin: violated/trylock_of_the_dead.c
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *careless(void *arg) {
    pthread_mutex_lock(&mutex);
    n++;
    pthread_mutex_unlock(&mutex);
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
