// verdict: violated livelock
// why: A semaphore is tried in a loop that nobody posts any more.
// twin: holds/semaphore_tried.c
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>
#include <semaphore.h>

static sem_t items;

static void *one(void *arg) {
    for (int i = 0; i < 2; i++)
        while (sem_trywait(&items)) sched_yield();
    return arg;
}

static void *two(void *arg) {
    sem_post(&items);
    
    return arg;
}

int main(void) {
    pthread_t a, b;
    sem_init(&items, 0, 0);
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
