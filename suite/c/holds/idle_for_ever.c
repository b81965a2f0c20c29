// verdict: holds
// why: A main thread that has nothing left to do goes round for ever; it waits for nobody, so that is no livelock.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int served;

static void *serve(void *arg) {
    atomic_fetch_add(&served, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, serve, 0);
    for (;;) {
    }
}
