// verdict: holds
// why: Who does not get the second mutex gives the first back; only an unlucky schedule keeps both waiting.
// twin: violated/trylock_opposite_order.c
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;

static void both(pthread_mutex_t *first, pthread_mutex_t *second) {
    struct timespec pause = { 0, 1000 };
    pthread_mutex_lock(first);
    while (pthread_mutex_trylock(second)) {
        pthread_mutex_unlock(first);
        nanosleep(&pause, 0);
        pthread_mutex_lock(first);
    }
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
}

static void *one(void *arg) { both(&left, &right); return arg; }
static void *two(void *arg) { both(&right, &left); return arg; }

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
