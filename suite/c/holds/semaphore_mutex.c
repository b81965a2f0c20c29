// verdict: holds
// why: A semaphore that starts at one lets one thread in at a time.
// twin: violated/semaphore_two.c
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
    sem_init(&gate, 0, 1);
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2);
    sem_destroy(&gate);
    return 0;
}
