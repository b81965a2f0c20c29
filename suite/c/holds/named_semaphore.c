// verdict: holds
// why: Both threads open the semaphore by its name and get the same one.
// twin: violated/named_semaphore.c
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int inside;

static void *worker(void *arg)
{
    sem_t *s = sem_open("/gate", O_CREAT, 0600, 1);
    sem_wait(s);
    inside++;
    assert(inside == 1);
    inside--;
    sem_post(s);
    sem_close(s);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    sem_unlink("/gate");
    return 0;
}
