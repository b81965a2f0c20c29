// verdict: holds
// why: Each announces itself before it waits for the other.
// twin: violated/rendezvous_swapped.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t arrived[2];

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    sem_post(&arrived[me]);
    sem_wait(&arrived[1 - me]);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&arrived[0], 0, 0);
    sem_init(&arrived[1], 0, 0);
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(sem_trywait(&arrived[0]) != 0);
    return 0;
}
