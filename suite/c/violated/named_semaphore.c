// verdict: violated data-race
// why: Two names are two semaphores: nothing keeps the threads apart.
// twin: holds/named_semaphore.c
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int inside;

static void *worker(void *arg)
{
    sem_t *s = sem_open(arg, O_CREAT, 0600, 1);
    sem_wait(s);
    inside++;
    sem_post(s);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, "/left");
    pthread_create(&t[1], 0, worker, "/right");
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
