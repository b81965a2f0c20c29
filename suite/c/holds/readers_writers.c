// verdict: holds
// why: The first reader takes the room and the last one gives it back.
// twin: violated/readers_writers_early_leave.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

// Readers and writers, after Courtois, Heymans and Parnas (1971).
static sem_t room;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int readers, value;

static void *reader(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (++readers == 1)
        sem_wait(&room);
    pthread_mutex_unlock(&lock);
    int seen = value;
    pthread_mutex_lock(&lock);
    if (--readers == 0)
        sem_post(&room);
    pthread_mutex_unlock(&lock);
    assert(seen == 0 || seen == 1);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    sem_wait(&room);
    value = 1;
    sem_post(&room);
    return 0;
}

int main(void)
{
    pthread_t a, b, c;
    sem_init(&room, 0, 1);
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_create(&c, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    return 0;
}
