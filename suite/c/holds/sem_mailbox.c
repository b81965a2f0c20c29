// verdict: holds
// why: The sender waits until the box has been emptied.
// twin: violated/sem_mailbox_overwrite.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t full, empty;
static int box;

static void *sender(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 2; i++) {
        sem_wait(&empty);
        box = i;
        sem_post(&full);
    }
    return 0;
}

static void *receiver(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 2; i++) {
        sem_wait(&full);
        int got = box;
        sem_post(&empty);
        assert(got >= i);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&full, 0, 0);
    sem_init(&empty, 0, 1);
    pthread_create(&a, 0, sender, 0);
    pthread_create(&b, 0, receiver, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
