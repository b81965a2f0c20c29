// verdict: violated deadlock
// why: The consumer takes the mutex and then waits for an item that the producer cannot put in.
// twin: holds/sem_buffer.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t empty, full;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int slot;

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 2; i++) {
        sem_wait(&empty);
        pthread_mutex_lock(&lock);
        slot = i;
        pthread_mutex_unlock(&lock);
        sem_post(&full);
    }
    return 0;
}

static void *consumer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 2; i++) {
        pthread_mutex_lock(&lock); // take
        sem_wait(&full);
        assert(slot == i);
        pthread_mutex_unlock(&lock);
        sem_post(&empty);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&empty, 0, 1);
    sem_init(&full, 0, 0);
    pthread_create(&a, 0, producer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
