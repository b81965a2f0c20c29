// verdict: violated data-race
// why: The semaphore starts at two and lets both in.
// twin: holds/semaphore_mutex.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t gate;
static int counter;

static void *worker(void *arg)
{
    (void)arg;
    sem_wait(&gate);
    counter++;
    sem_post(&gate);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&gate, 0, 2);
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    sem_destroy(&gate);
    return 0;
}
