// Seventy threads at a time, of which a formula speaks.
#include <pthread.h>
#include <semaphore.h>
sem_t go;
int started;
static void *waits(void *arg) {
    sem_wait(&go);
    sem_post(&go);
    return arg;
}
int main(void) {
    pthread_t t[70];
    sem_init(&go, 0, 0);
    for (int i = 0; i < 70; i++) pthread_create(&t[i], 0, waits, 0);
    started = 1;
    return 0;
}
