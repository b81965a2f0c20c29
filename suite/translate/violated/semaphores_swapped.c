/* verdict: violated. Room for two in one slot. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t items, room;
int slot;

void *first(void *arg)
{
    for (int i = 1; i <= 2; i++) {
        sem_wait(&room);
        slot = i;
        sem_post(&items);
    }
    return 0;
}

void *second(void *arg)
{
    for (int i = 1; i <= 2; i++) {
        sem_wait(&items);
        assert(slot == i);
        sem_post(&room);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&items, 0, 0);
    sem_init(&room, 0, 2);
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
